import type { LineKey } from '#offline/commands/line-key.ts';
import type { Change } from '#offline/commands/commands.ts';
import { maxWaitMs } from '#offline/drain/next-step.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { syncWording as words } from '#wording/sync.ts';

/** A way to settle a change that needs the shopper, named by its result. `anew` records it once more, as a change of now. */
export interface CheckAnswer {
  readonly does: 'retry' | 'anew' | 'discard';
  readonly label: string;
}

/** What a change that needs the shopper says, and how it can be settled; the first answer is the one most would choose. */
export interface Check {
  readonly says: string;
  readonly note: string | null;
  readonly answers: readonly CheckAnswer[];
}

/** What is known when a check is put to the shopper. */
export interface CheckFacts {
  /** The store tells repeats by their key, so that sending again does no harm. */
  readonly isKeyed: boolean;
  readonly now: number;
  /** How many of a line the store last said to be in the cart; null where that is not known. */
  readonly quantityInCart: (line: LineKey) => number | null;
}

const discard: CheckAnswer = { does: 'discard', label: words.discard };
const again: CheckAnswer = { does: 'retry', label: words.sendAgain };

/** Puts a change that was refused, expired or left unsure to the shopper. */
export const checkOf = (change: WaitingChange, facts: CheckFacts): Check => {
  const { entry } = change;
  if (entry.state === 'expired') {
    return { says: words.expired, note: null, answers: [{ does: 'retry', label: words.sendNow }, discard] };
  }
  if (entry.state !== 'unsure') return refusedCheck(change);
  const says = sentenceOf(change, facts);
  // The store forgets its keys after a while; from then on a repeat could be done twice.
  const isSafe = facts.isKeyed && facts.now - (entry.firstSentAt ?? entry.createdAt) < maxWaitMs;
  return isSafe
    ? { says, note: words.safeAgain, answers: [again, leaving(change, facts)] }
    : { says, note: null, answers: [doing(change), leaving(change, facts)] };
};

const refusedCheck = ({ entry: { failure } }: WaitingChange): Check => {
  const said = failure?.message ?? null;
  const note = said === null ? null : words.storeSays(said);
  switch (failure?.code) {
    case 'ParentRefused':
      return { says: words.listRefused, note, answers: [discard] };
    case 'Gone':
      return { says: words.gone, note, answers: [again, discard] };
    case 'Unreadable':
      return { says: words.unreadable, note, answers: [again, discard] };
    default:
      return { says: words.refused, note, answers: [again, discard] };
  }
};

const inCart = (change: Change, { quantityInCart }: CheckFacts): number | null =>
  'line' in change.input ? quantityInCart(change.input.line) : null;

const sentenceOf = (change: WaitingChange, facts: CheckFacts): string => {
  const quantity = inCart(change, facts);
  return quantity === null ? words.unsure : words.unsureCart(quantity);
};

/** Doing it once more, by its result. */
const doing = ({ name, input }: Change): CheckAnswer => {
  switch (name) {
    case 'add-to-basket':
    case 'add-item':
      return { does: 'anew', label: words.addMore(input.quantity) };
    case 'set-quantity':
    case 'set-item':
      return { does: 'anew', label: words.changeTo(input.quantity) };
    case 'remove-line':
    case 'remove-item':
      return { does: 'anew', label: words.removeIt };
    default:
      return again;
  }
};

/** Letting it be, by its result. */
const leaving = (change: Change, facts: CheckFacts): CheckAnswer => {
  const quantity = inCart(change, facts);
  return { does: 'discard', label: quantity === null ? words.leaveAsIs : words.keepInCart(quantity) };
};
