import type { Change } from '#offline/commands/commands.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';

/** What waits, apart by whose turn it is. */
export interface WaitingGroups {
  /** Only the shopper can bring these further. */
  readonly toCheck: readonly WaitingChange[];
  readonly toSend: readonly WaitingChange[];
}

/** Sorts what waits into what the shopper must look at and what goes out by itself. */
export const groupsOf = (waiting: readonly WaitingChange[]): WaitingGroups => ({
  toCheck: waiting.filter(({ entry }) => needsDecision(entry)),
  toSend: waiting.filter(({ entry }) => !needsDecision(entry)),
});

/** A change with those that can't be made without it, as what is put on a list that is still to be made. */
export const withDependants = (change: WaitingChange, waiting: readonly WaitingChange[]): readonly WaitingChange[] => {
  if (change.name !== 'create-list') return [change];
  const { listId } = change.input;
  return [change, ...waiting.filter(({ entry }) => entry.needs === listId)];
};

/** The quantity of a change that can still be given another one; null for any other. */
export const editableQuantity = (change: WaitingChange): number | null => {
  const { entry, input } = change;
  const isOpen = (entry.state === 'waiting' && entry.attempts === 0) || entry.state === 'refused';
  return isOpen && 'quantity' in input && entry.failure?.code !== 'ParentRefused' ? input.quantity : null;
};

/** A change with another quantity; null for one that has none. */
export const withQuantity = (change: Change, quantity: number): Change | null => {
  switch (change.name) {
    case 'add-to-basket':
      return { name: change.name, input: { ...change.input, quantity } };
    case 'set-quantity':
      return { name: change.name, input: { ...change.input, quantity } };
    case 'add-item':
      return { name: change.name, input: { ...change.input, quantity } };
    case 'set-item':
      return { name: change.name, input: { ...change.input, quantity } };
    default:
      return null;
  }
};
