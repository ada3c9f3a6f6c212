import type { Change } from '#offline/commands/commands.ts';
import type { StoredEntry } from './entry.ts';

/** A change that waits, with its input read. */
export type WaitingChange = Change & { readonly entry: StoredEntry };

/** True while the shopper sees the change as done: what was refused is not. */
export const isShown = ({ entry }: { readonly entry: Pick<StoredEntry, 'state'> }): boolean =>
  entry.state === 'waiting' || entry.state === 'sending' || entry.state === 'unsure';

/** True for an entry that only the shopper can bring further. */
export const needsDecision = (entry: Pick<StoredEntry, 'state'>): boolean =>
  entry.state === 'unsure' || entry.state === 'refused' || entry.state === 'expired';

/** True for a change that no attempt was made of, so that it can still become another. */
export const isUntried = (entry: Pick<StoredEntry, 'state' | 'attempts'>): boolean =>
  entry.state === 'waiting' && entry.attempts === 0;
