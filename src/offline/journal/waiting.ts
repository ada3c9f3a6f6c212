import type { Change } from '#offline/commands/commands.ts';
import type { StoredEntry } from './entry.ts';

/** A waiting change with its input parsed. */
export type WaitingChange = Change & { readonly entry: StoredEntry };

/** True while the shopper sees the change as done, which a refused one is not. */
export const isShown = ({ entry }: { readonly entry: Pick<StoredEntry, 'state'> }): boolean =>
  entry.state === 'waiting' || entry.state === 'sending' || entry.state === 'unsure';

/** True for an entry that only the shopper can move on. */
export const needsDecision = (entry: Pick<StoredEntry, 'state'>): boolean =>
  entry.state === 'unsure' || entry.state === 'refused' || entry.state === 'expired';

/** True for a change that was never attempted, so that it can still be merged or edited. */
export const isUntried = (entry: Pick<StoredEntry, 'state' | 'attempts'>): boolean =>
  entry.state === 'waiting' && entry.attempts === 0;
