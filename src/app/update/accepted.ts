import * as z from 'zod/mini';
import { updateAcceptedKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** How many reloads that still bring the old build an accepted update survives; after that it is offered again. */
const maxReloads = 4;

/** An older note was left by a tab that has been closed since. */
const maxAgeMs = 5 * 60_000;

/** Records that the shopper of a tab accepted an update while the tab was running `build`. */
const Accepted = z.object({ build: z.string(), reloads: z.int(), at: z.number() });

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'> | null;
const tabStorage: TabStorage = () => window.sessionStorage;

const reloadsOf = (build: string | null, now: number, open: TabStorage): number => {
  const note = readStored(Accepted, updateAcceptedKey, open);
  return note !== null && note.build === build && Math.abs(now - note.at) < maxAgeMs ? note.reloads : 0;
};

/** Records that this tab reloads from the given build for an accepted update. */
export const noteAccepted = (build: string | null, now: number, open: TabStorage = tabStorage): void =>
  void writeStored(updateAcceptedKey, { build: build ?? '', reloads: reloadsOf(build, now, open) + 1, at: now }, open);

/** Whether this tab reloaded for an update but still has the old build: the old worker was still in control. */
export const isAcceptedStill = (build: string | null, now: number, open: TabStorage = tabStorage): boolean => {
  const reloads = reloadsOf(build, now, open);
  return reloads > 0 && reloads < maxReloads;
};
