import { maxPieces } from '#offline/commands/command.ts';
import type { Change } from '#offline/commands/commands.ts';

/** An earlier change that was never attempted, by its place in the order. */
export interface Joinable {
  readonly seq: number;
  readonly change: Change;
  readonly subjects: readonly string[];
}

/** What an earlier and a later change about the same thing come to. */
export type Joined =
  | { readonly type: 'both-stay' }
  /** The earlier one becomes this and the later one is not recorded. */
  | { readonly type: 'one'; readonly change: Change }
  /** The later one stands for the earlier ones too: they go, and it is recorded at its own place. */
  | { readonly type: 'last'; readonly seqs: readonly number[] }
  /** They undo each other: the earlier ones go, the later one is not recorded. */
  | { readonly type: 'none'; readonly seqs: readonly number[] };

/** What is known of the thing when the later change is made. */
export interface JoinFacts {
  /** The line or item may be on the server when the later change is made: it was when last seen, or another earlier change may put it there. */
  readonly isOnServer: boolean;
  /** All earlier changes that were never attempted, in order. */
  readonly untried: readonly Joinable[];
}

const bothStay: Joined = { type: 'both-stay' };

/** Joins a change into the latest earlier one that shares a subject with it, where the sum of both is one change. */
export const join = (earlier: Joinable, later: Change, facts: JoinFacts): Joined => {
  const { change } = earlier;
  const gone: Joined = { type: 'none', seqs: [earlier.seq] };
  switch (later.name) {
    case 'add-to-basket':
      if (change.name === 'add-to-basket') {
        const quantity = Math.min(maxPieces, change.input.quantity + later.input.quantity);
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      if (change.name === 'set-quantity') {
        const quantity = Math.min(maxPieces, change.input.quantity + later.input.quantity);
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
      if (change.name === 'add-item') {
        const quantity = Math.min(maxPieces, change.input.quantity + later.input.quantity);
        return { type: 'one', change: { ...change, input: { ...change.input, quantity } } };
      }
      if (change.name === 'set-item') {
        const quantity = Math.min(maxPieces, change.input.quantity + later.input.quantity);
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
      // The latest look is what counts.
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

/** What the later one was made of is the earlier one; what the store showed is older. */
const withFrom = <I extends { readonly from?: number | undefined }>(
  { from: _later, ...input }: I,
  { from }: { readonly from?: number | undefined },
) => (from === undefined ? input : { ...input, from });

/** Nothing need be done to a list that goes; one that was never made anywhere is not made at all. */
const deleted = (listId: string, { untried }: JoinFacts): Joined => {
  const ofList = untried.filter(({ change }) => 'listId' in change.input && change.input.listId === listId);
  const isMade = ofList[0]?.change.name !== 'create-list';
  return { type: isMade ? 'last' : 'none', seqs: ofList.map(({ seq }) => seq) };
};
