import type { Change } from './commands.ts';
import type { StoredEntry } from './entry.ts';

/** A change that waits, with its input read. */
export type WaitingChange = Change & { readonly entry: StoredEntry };

/** True while the shopper sees the change as done: what was refused is not. */
export const isShown = ({ entry }: { readonly entry: Pick<StoredEntry, 'state'> }): boolean =>
  entry.state === 'waiting' || entry.state === 'sending' || entry.state === 'unsure';
