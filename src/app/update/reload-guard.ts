import * as z from 'zod/mini';
import { reloadKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** One page reloads itself once in this time, whatever happens. */
export const guardMs = 10_000;

/** A reload that the app made by itself: of which path, out of which build, and until when it makes no other. */
const ReloadNote = z.object({ path: z.string(), build: z.string(), expires: z.number() });
type ReloadNote = z.infer<typeof ReloadNote>;

/** What a guard needs. */
export interface ReloadGuardOptions {
  /** The storage of this tab; throws or is null where it is refused. */
  readonly openStorage: () => Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
  /** The reload that opened this page, where only its address says so. */
  readonly cameBy: { readonly path: string; readonly at: number } | null;
}

/** Decides whether a page may reload itself; a reload that the shopper asks for is always allowed. */
export interface ReloadGuard {
  /** `marked` where storage is refused and the address has to carry the note; null where the page reloaded itself just now. */
  readonly leave: (path: string, build: string) => 'noted' | 'marked' | null;
}

/** A guard that lets one path reload once in ten seconds, with storage or without. */
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

/** A note from the future was written before the clock was set back; it counts for nothing. */
const isFresh = ({ expires }: ReloadNote, now: number): boolean => now < expires && expires - now <= guardMs;
