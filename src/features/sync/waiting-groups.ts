import type { Change } from '#offline/commands/commands.ts';
import { needsDecision } from '#offline/journal/waiting.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';

export interface WaitingGroups {
  /** These need a decision. */
  readonly toCheck: readonly WaitingChange[];
  readonly toSend: readonly WaitingChange[];
}

/** Splits waiting changes into those that need a decision and those sent automatically. */
export const groupsOf = (waiting: readonly WaitingChange[]): WaitingGroups => ({
  toCheck: waiting.filter(({ entry }) => needsDecision(entry)),
  toSend: waiting.filter(({ entry }) => !needsDecision(entry)),
});

/** A change and those that depend on it, such as items added to a list that doesn't exist yet. */
export const withDependants = (change: WaitingChange, waiting: readonly WaitingChange[]): readonly WaitingChange[] => {
  if (change.name !== 'create-list') return [change];
  const { listId } = change.input;
  return [change, ...waiting.filter(({ entry }) => entry.needs === listId)];
};

/** The quantity of a change if it can still be edited, otherwise null. */
export const editableQuantity = (change: WaitingChange): number | null => {
  const { entry } = change;
  const isOpen = (entry.state === 'waiting' && entry.attempts === 0) || entry.state === 'refused';
  // Its quantity is what the shopper chose to wait for.
  if (change.name === 'ask-back-in-stock') return null;
  const { input } = change;
  return isOpen && 'quantity' in input && entry.failure?.code !== 'ParentRefused' ? input.quantity : null;
};

/** A change with another quantity; null if it has none. */
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
