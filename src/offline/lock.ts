import * as z from 'zod/mini';
import type { JournalStore } from './journal-store.ts';

/** Keeps pages and the worker apart: runs the work once nobody else holds the name. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Milliseconds that a lease is good for; longer than one call may take. */
const leaseMs = 30_000;
const pollMs = 250;

const Lease = z.object({ holder: z.string(), until: z.number() });

/** The lock of this browser: its own, or where it has none a lease in the journal. */
export const createLock = (store: JournalStore, locks: LockManager | undefined): Lock =>
  locks === undefined ? leaseLock(store) : (name, work) => locks.request(`tradecounter-journal ${name}`, work);

const leaseLock = (store: JournalStore): Lock => {
  const holder = crypto.randomUUID();
  const key = (name: string): ['guest', string, string] => ['guest', 'lease', name];
  const tryTake = (name: string): Promise<boolean> =>
    store.write(async (tx) => {
      const lease = z.safeParse(Lease, await tx.fact(key(name)));
      if (lease.success && lease.data.until > Date.now()) return false;
      await tx.setFact(key(name), { holder, until: Date.now() + leaseMs });
      return true;
    });
  return async (name, work) => {
    while (!(await tryTake(name))) await new Promise((go) => setTimeout(go, pollMs));
    try {
      return await work();
    } finally {
      await store.write(async (tx) => {
        const lease = z.safeParse(Lease, await tx.fact(key(name)));
        if (lease.success && lease.data.holder === holder) await tx.removeFact(key(name));
      });
    }
  };
};
