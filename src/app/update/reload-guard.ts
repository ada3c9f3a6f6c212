import * as z from 'zod/mini';

/** Milliseconds in which one page reloads itself once, whatever happens. */
export const guardMs = 10_000;

/** A reload that the app made by itself: of which path, out of which build, and until when it makes no other. */
const ReloadNote = z.object({ path: z.string(), build: z.string(), expires: z.number() });
type ReloadNote = z.infer<typeof ReloadNote>;

const noteKey = 'tradecounter-reload';

/** What a guard stands on. */
export interface ReloadGuardOptions {
  /** The storage of this tab; throws or is null where it is refused. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
  /** The reload that this page came by, where only its address could tell. */
  readonly cameBy: { readonly path: string; readonly at: number } | null;
}

/** Says whether a page may reload itself; a reload that the shopper asks for needs no leave. */
export interface ReloadGuard {
  /** `marked` where the note can only be taken along in the address; null where the page reloaded itself just now. */
  readonly leave: (path: string, build: string) => 'noted' | 'marked' | null;
}

/** A guard that lets one path reload once in ten seconds, with storage or without. */
export const createReloadGuard = ({ openStorage, now, cameBy }: ReloadGuardOptions): ReloadGuard => {
  let inMemory: ReloadNote | null =
    cameBy === null ? null : { path: cameBy.path, build: '', expires: cameBy.at + guardMs };
  const stored = (): ReloadNote | null => {
    try {
      const parsed = z.safeParse(ReloadNote, JSON.parse(openStorage()?.getItem(noteKey) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
  const store = (note: ReloadNote): boolean => {
    try {
      const storage = openStorage();
      storage?.setItem(noteKey, JSON.stringify(note));
      return storage !== null;
    } catch {
      return false;
    }
  };
  return {
    leave: (path, build) => {
      const at = now();
      if ([inMemory, stored()].some((note) => note !== null && note.path === path && isFresh(note, at))) return null;
      inMemory = { path, build, expires: at + guardMs };
      return store(inMemory) ? 'noted' : 'marked';
    },
  };
};

/** A note from the future is the work of a clock that was set back, and holds nobody up. */
const isFresh = ({ expires }: ReloadNote, now: number): boolean => now < expires && expires - now <= guardMs;
