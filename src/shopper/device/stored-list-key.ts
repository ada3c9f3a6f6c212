import type { Audience } from '#offline/reads/read-context.ts';
import { compareKey, savedSearchesKey } from '#offline/storage-names.ts';
import { removeStored } from '#shopper/stored.ts';

/** The localStorage key of a short list that a shopper keeps on this device. */
export const storedListKeyOf = (name: string, audience: Audience): string => `${name}-${audience}`;

/** Deletes all such lists of a shopper. */
export const forgetStoredLists = (audience: Audience): void => {
  for (const name of [compareKey, savedSearchesKey]) removeStored(storedListKeyOf(name, audience));
};
