import * as z from 'zod/mini';
import { reloadKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** A page reloads itself at most once in this time, whatever happens. */
export const guardMs = 10_000;

/** A reload that the app made on its own: the path, the build before it, and until when no other is made. */
const ReloadNote = z.object({ path: z.string(), build: z.string(), expires: z.number() });
type ReloadNote = z.infer<typeof ReloadNote>;

export interface ReloadGuardOptions {
  /** The storage of this tab; throws or is null if refused. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
  /** The reload that opened this page, if only its address says so. */
  readonly cameBy: { readonly path: string; readonly at: number } | null;
}

/** Decides whether a page may reload itself; reloads that the shopper asks for are always allowed. */
export interface ReloadGuard {
  /** `marked` if storage is refused and the address must carry the note; null if the page has only just reloaded itself. */
  readonly leave: (path: string, build: string) => 'noted' | 'marked' | null;
}

/** A guard that allows one reload per path in ten seconds, with or without storage. */
export const createReloadGuard = ({ openStorage, now, cameBy }: ReloadGuardOptions): ReloadGuard => {
  let inMemory: ReloadNote | null =
    cameBy === null ? null : { path: cameBy.path, build: '', expires: cameBy.at + guardMs };
  return {
    leave: (path, build) => {
      const at = now();
      if (
        [inMemory, readStored(ReloadNote, reloadKey, openStorage)].some(
          (note) => note !== null && note.path === path && isFresh(note, at),
        )
      )
        return null;
      inMemory = { path, build, expires: at + guardMs };
      return writeStored(reloadKey, inMemory, openStorage) ? 'noted' : 'marked';
    },
  };
};

/** A note from the future was written before the clock was set back, and is ignored. */
const isFresh = ({ expires }: ReloadNote, now: number): boolean => now < expires && expires - now <= guardMs;
