import { savedSetsKey } from '#offline/storage-names.ts';
import type { Audience } from './read-context.ts';

/** The localStorage key for the record of what an audience saved for offline use. */
export const savedSetsKeyOf = (audience: Audience): string => `${savedSetsKey}-${audience}`;

/** True for the record of any audience. */
export const isSavedSetsKey = (key: string): boolean => key.startsWith(savedSetsKey);

/** True for the record of a shopper, which nobody else may see. */
export const isPrivateSetsKey = (key: string): boolean => key.startsWith(`${savedSetsKey}-u-`);
