import { maxQuantity } from '#contract/quantity-rule.ts';
import type { Change } from '#offline/commands/commands.ts';

/** An earlier change that was never attempted, with its sequence number. */
export interface Mergeable {
  readonly seq: number;
  readonly change: Change;
  readonly subjects: readonly string[];
}

/** The result of merging an earlier and a later change of the same thing. */
export type Merged =
  | { readonly type: 'both-stay' }
  /** The earlier one becomes this and the later one is not recorded. */
  | { readonly type: 'one'; readonly change: Change }
  /** The later one replaces the earlier ones: they are removed, and it is recorded at its own place. */
  | { readonly type: 'last'; readonly seqs: readonly number[] }
  /** They cancel each other out: the earlier ones are removed, the later one is not recorded. */
  | { readonly type: 'none'; readonly seqs: readonly number[] };

/** What is known of the thing when the later change is made. */
export interface MergeFacts {
  /** The line or item may be on the server when the later change is made: it was when last seen, or another earlier change may add it. */
  readonly isOnServer: boolean;
  /** All earlier changes that were never attempted, in order. */
  readonly untried: readonly Mergeable[];
}

const bothStay: Merged = { type: 'both-stay' };

/** Merges a change into the latest earlier one that shares a subject with it, if both can be one change. */
export const merge = (earlier: Mergeable, later: Change, facts: MergeFacts): Merged => {
  const { change } = earlier;
  const gone: Merged = { type: 'none', seqs: [earlier.seq] };
  switch (later.name) {
    case 'add-to-basket':
      if (isTooMany(change, later)) return bothStay;
      if (change.name === 'add-to-basket') {
        const quantity = change.input.quantity + later.input.quantity;
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      if (change.name === 'set-quantity') {
        const quantity = change.input.quantity + later.input.quantity;
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      return bothStay;
    case 'set-quantity':
      if (change.name === 'set-quantity') {
        return { type: 'one', change: { ...later, input: withFrom(later.input, change.input) } };
      }
      if (change.name === 'add-to-basket' && !facts.isOnServer) {
        return { type: 'one', change: { ...change, input: { ...change.input, quantity: later.input.quantity } } };
      }
      return bothStay;
    case 'remove-line':
      if (change.name === 'add-to-basket' && !facts.isOnServer) return gone;
      return change.name === 'add-to-basket' || change.name === 'set-quantity'
        ? { type: 'one', change: later }
        : bothStay;
    case 'add-item':
      if (isTooMany(change, later)) return bothStay;
      if (change.name === 'add-item') {
        const quantity = change.input.quantity + later.input.quantity;
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      if (change.name === 'set-item') {
        const quantity = change.input.quantity + later.input.quantity;
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      return bothStay;
    case 'set-item':
      if (change.name === 'set-item') {
        return { type: 'one', change: { ...later, input: withFrom(later.input, change.input) } };
      }
      if (change.name === 'add-item' && !facts.isOnServer) {
        return { type: 'one', change: { ...change, input: { ...change.input, quantity: later.input.quantity } } };
      }
      return bothStay;
    case 'remove-item':
      if (change.name === 'add-item' && !facts.isOnServer) return gone;
      return change.name === 'add-item' || change.name === 'set-item' ? { type: 'one', change: later } : bothStay;
    case 'rename-list':
      if (change.name === 'rename-list') return { type: 'one', change: later };
      if (change.name !== 'create-list') return bothStay;
      return { type: 'one', change: { ...change, input: { ...change.input, name: later.input.name } } };
    case 'delete-list':
      return deleted(later.input.listId, facts);
    case 'record-view':
      // Only the latest view counts.
      return change.name === later.name ? { type: 'last', seqs: [earlier.seq] } : bothStay;
    case 'ask-back-in-stock':
    case 'subscribe':
    case 'send-message':
      return change.name === later.name ? { type: 'one', change: later } : bothStay;
    case 'create-list':
    case 'set-add-ons':
    case 'set-add-ons-of-lines':
    case 'park-cart':
    case 'bring-back-cart':
    case 'delete-parked-cart':
      return bothStay;
  }
};

/** Whether both add up to more than a line may have: the store answers the later one then, instead of the device cutting it short. */
const isTooMany = (earlier: Change, later: Change): boolean => quantityOf(earlier) + quantityOf(later) > maxQuantity;

const quantityOf = ({ input }: Change): number => ('quantity' in input ? (input.quantity ?? 0) : 0);

/** The later change builds on the earlier one, whose `from` is what the store had shown. */
const withFrom = <I extends { readonly from?: number | undefined }>(
  { from: _later, ...input }: I,
  { from }: { readonly from?: number | undefined },
) => (from === undefined ? input : { ...input, from });

/** A list to be deleted needs no other changes; one that was never created needs no call at all. */
const deleted = (listId: string, { untried }: MergeFacts): Merged => {
  const ofList = untried.filter(({ change }) => 'listId' in change.input && change.input.listId === listId);
  const isMade = ofList[0]?.change.name !== 'create-list';
  return { type: isMade ? 'last' : 'none', seqs: ofList.map(({ seq }) => seq) };
};
