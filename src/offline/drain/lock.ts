import * as z from 'zod/mini';
import { sleep } from '#offline/sleep.ts';
import type { FactKey, JournalStore, JournalTransaction } from '#offline/journal/store.ts';

/** Runs the work once no other page or worker holds the lock of that name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** How long a lease is valid, in ms; its holder renews it while working. */
const leaseMs = 30_000;
const pollMs = 250;

const Lease = z.object({ holder: z.string(), until: z.number() });

/** The browser's own lock or, if it has none or refuses it, a lease in the journal. */
export const createLock = (store: JournalStore, locks: LockManager | undefined): Lock => {
  const lease = leaseLock(store);
  if (locks === undefined) return lease;
  return async (name, work) => {
    let isHeld = false;
    const held = async () => {
      isHeld = true;
      return work();
    };
    try {
      return await locks.request(`tradecounter-journal ${name}`, held);
    } catch (error) {
      if (isHeld) throw error;
      // A browser that refuses this site storage also refuses it locks.
      return lease(name, work);
    }
  };
};

const leaseLock = (store: JournalStore): Lock => {
  // Belongs to no owner: a sign-out deletes that owner's facts, but no lock.
  const key = (name: string): FactKey => ['lock', 'lease', name];
  const leaseOf = async (tx: JournalTransaction, name: string) => {
    const lease = z.safeParse(Lease, await tx.fact(key(name)));
    return lease.success ? lease.data : null;
  };
  const isOver = (until: number): boolean => until <= Date.now() || until > Date.now() + leaseMs;
  const extend = (name: string, holder: string): Promise<boolean> =>
    store.write(async (tx) => {
      const lease = await leaseOf(tx, name);
      if (lease !== null && lease.holder !== holder && !isOver(lease.until)) return false;
      await tx.setFact(key(name), { holder, until: Date.now() + leaseMs });
      return true;
    });
  const giveBack = (name: string, holder: string): Promise<void> =>
    store.write(async (tx) => {
      if ((await leaseOf(tx, name))?.holder === holder) await tx.removeFact(key(name));
    });
  return async (name, work) => {
    const holder = crypto.randomUUID();
    while (!(await extend(name, holder))) await sleep(pollMs);
    const renewal = setInterval(() => void extend(name, holder).catch(() => undefined), leaseMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await giveBack(name, holder);
    }
  };
};
