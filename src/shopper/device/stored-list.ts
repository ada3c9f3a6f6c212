import type * as z from 'zod/mini';
import type { Audience } from '#offline/reads/read-context.ts';
import { storedListKeyOf } from './stored-list-key.ts';
import { isHere } from '#shopper/visit/is-here.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

/** A short list that each shopper keeps on this device under their own key. */
export interface StoredList<T> {
  /** Returns the same array for the same content, as React requires. */
  read(audience: Audience): readonly T[];
  /** False if the device can't store it. */
  write(audience: Audience, list: readonly T[]): boolean;
  /** Calls back when the list changes in this page or in another tab. */
  subscribe(listener: () => void): () => void;
}

/** Creates such a list. After sign-in, a guest's list is merged into the shopper's with `join`, like the guest's cart. */
export const storedList = <T>(
  name: string,
  schema: z.ZodMiniType<T[]>,
  join: (own: readonly T[], guests: readonly T[]) => readonly T[],
): StoredList<T> => {
  const listeners = new Set<() => void>();
  const keyOf = (audience: Audience): string => storedListKeyOf(name, audience);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const readOf = (audience: Audience): readonly T[] | null => readStored(schema, keyOf(audience));
  const store = (audience: Audience, list: readonly T[]): boolean => {
    // Not for a shopper who has signed out.
    if (list.length > 0) return isHere(audience) && writeStored(keyOf(audience), list);
    removeStored(keyOf(audience));
    return true;
  };
  const current = (audience: Audience): readonly T[] => {
    const own = readOf(audience) ?? [];
    const guests = audience === 'guest' || !isHere(audience) ? null : readOf('guest');
    if (guests === null) return own;
    const joined = own.length === 0 ? guests : join(own, guests);
    if (store(audience, joined)) removeStored(keyOf('guest'));
    return joined;
  };
  let known: { readonly text: string; readonly list: readonly T[] } = { text: '[]', list: [] };
  return {
    read: (audience) => {
      const list = current(audience);
      const text = JSON.stringify(list);
      if (known.text !== text) known = { text, list };
      return known.list;
    },
    write: (audience, list) => {
      const isStored = store(audience, list);
      tell();
      return isStored;
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(name)) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
};
