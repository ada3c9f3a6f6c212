import type * as z from 'zod/mini';
import { parseJson } from '#offline/parse-json.ts';

/** The browser's small synchronous storage; null if it is blocked. */
export const openStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** Reads the JSON stored under a key; null if there is none, if it doesn't match the schema, or if storage is blocked. */
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

/** Stores a value as JSON; false if storage is full or blocked. */
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

export const removeStored = (key: string): void => {
  try {
    openStorage()?.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
};
