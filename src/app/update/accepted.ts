import * as z from 'zod/mini';
import { updateAcceptedKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** How many reloads that brought the old build an accepted update survives; after that it is offered again. */
const maxReloads = 4;

/** A note that is older was left by a tab that was closed meanwhile. */
const maxAgeMs = 5 * 60_000;

/** That the shopper of a tab accepted an update, while it was of `build`. */
const Accepted = z.object({ build: z.string(), reloads: z.int(), at: z.number() });

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'> | null;
const tabStorage: TabStorage = () => window.sessionStorage;

const reloadsOf = (build: string | null, now: number, open: TabStorage): number => {
  const note = readStored(Accepted, updateAcceptedKey, open);
  return note !== null && note.build === build && Math.abs(now - note.at) < maxAgeMs ? note.reloads : 0;
};

/** Notes that this tab reloads for an update that was accepted, out of the build that it is of. */
export const noteAccepted = (build: string | null, now: number, open: TabStorage = tabStorage): void =>
  void writeStored(updateAcceptedKey, { build: build ?? '', reloads: reloadsOf(build, now, open) + 1, at: now }, open);

/** Whether this tab reloaded for an update and is of the old build all the same: the old worker was still at work. */
export const isAcceptedStill = (build: string | null, now: number, open: TabStorage = tabStorage): boolean => {
  const reloads = reloadsOf(build, now, open);
  return reloads > 0 && reloads < maxReloads;
};
