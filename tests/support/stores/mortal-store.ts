import type { JournalStore } from '#offline/journal/store.ts';

/** Thrown by a store whose process was killed. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A journal store whose process may be killed at any moment: before a write, or right after one that was stored. */
export const createMortalStore = (store: JournalStore, dies: () => 'before' | 'after' | null) => {
  let isDead = false;
  const live = (): void => {
    if (isDead) throw new Killed('Nobody is here any more.');
  };
  const mortal: JournalStore = {
    isDurable: store.isDurable,
    read: async (work) => {
      live();
      const result = await store.read(work);
      live();
      return result;
    },
    write: async (work) => {
      live();
      const end = dies();
      if (end === 'before') isDead = true;
      live();
      const result = await store.write(work);
      if (end === 'after') isDead = true;
      live();
      return result;
    },
  };
  return { store: mortal, isDead: () => isDead, kill: () => void (isDead = true) };
};
