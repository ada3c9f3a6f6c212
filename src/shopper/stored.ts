import type * as z from 'zod/mini';
import { parseJson } from '#offline/parse-json.ts';

/** The browser's small synchronous storage; null where it is refused. */
export const openStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** What is stored as JSON under a key; null where there is nothing, nothing that fits, or storage is refused. */
export const readStored = <S extends z.ZodMiniType>(
  schema: S,
  key: string,
  open: () => Pick<Storage, 'getItem'> | null = openStorage,
): z.output<S> | null => {
  try {
    return parseJson(schema, open()?.getItem(key));
  } catch {
    return null;
  }
};

/** Stores a value as JSON; false where storage is full or refused. */
export const writeStored = (
  key: string,
  value: unknown,
  open: () => Pick<Storage, 'setItem'> | null = openStorage,
): boolean => {
  try {
    const storage = open();
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
};

/** Deletes what is stored under a key. */
export const removeStored = (key: string): void => {
  try {
    openStorage()?.removeItem(key);
  } catch {
    // Storage is refused, so there is nothing in it.
  }
};
