import type { LineKey } from '#offline/commands/line-key.ts';
import type { Change } from '#offline/commands/commands.ts';
import { maxWaitMs } from '#offline/drain/next-step.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { syncWording as words } from '#wording/sync.ts';

/** A way to settle a change that needs the shopper, named by its result. `anew` records it once more, as a change of now. */
export interface CheckOption {
  readonly action: 'retry' | 'redo' | 'discard';
  readonly label: string;
}

/** What a change that needs the shopper says, and how it can be settled; the first answer is the one most would choose. */
export interface Check {
  readonly message: string;
  readonly note: string | null;
  readonly options: readonly CheckOption[];
}

/** What is known when a check is put to the shopper. */
export interface CheckFacts {
  /** The store tells repeats by their key, so that sending again does no harm. */
  readonly isKeyed: boolean;
  readonly now: number;
  /** How many of a line the store last said to be in the cart; null where that is not known. */
  readonly quantityInCart: (line: LineKey) => number | null;
}

const discard: CheckOption = { action: 'discard', label: words.discard };
const again: CheckOption = { action: 'retry', label: words.sendAgain };

/** Puts a change that was refused, expired or left unsure to the shopper. */
export const checkOf = (change: WaitingChange, facts: CheckFacts): Check => {
  const { entry } = change;
  if (entry.state === 'expired') {
    return { message: words.expired, note: null, options: [{ action: 'retry', label: words.sendNow }, discard] };
  }
  if (entry.state !== 'unsure') return refusedCheck(change);
  const message = sentenceOf(change, facts);
  // The store forgets its keys after a while; from then on a repeat could be done twice.
  const isSafe = facts.isKeyed && facts.now - (entry.firstSentAt ?? entry.createdAt) < maxWaitMs;
  return isSafe
    ? { message, note: words.safeAgain, options: [again, leaving(change, facts)] }
    : { message, note: null, options: [doing(change), leaving(change, facts)] };
};

const refusedCheck = ({ entry: { failure } }: WaitingChange): Check => {
  const said = failure?.message ?? null;
  const note = said === null ? null : words.storeSays(said);
  switch (failure?.code) {
    case 'ParentRefused':
      return { message: words.listRefused, note, options: [discard] };
    case 'Gone':
      return { message: words.gone, note, options: [again, discard] };
    case 'Unreadable':
      return { message: words.unreadable, note, options: [again, discard] };
    default:
      return { message: words.refused, note, options: [again, discard] };
  }
};

const inCart = (change: Change, { quantityInCart }: CheckFacts): number | null =>
  'line' in change.input ? quantityInCart(change.input.line) : null;

const sentenceOf = (change: WaitingChange, facts: CheckFacts): string => {
  const quantity = inCart(change, facts);
  return quantity === null ? words.unsure : words.unsureCart(quantity);
};

/** Doing it once more, by its result. */
const doing = ({ name, input }: Change): CheckOption => {
  switch (name) {
    case 'add-to-basket':
    case 'add-item':
      return { action: 'redo', label: words.addMore(input.quantity) };
    case 'set-quantity':
    case 'set-item':
      return { action: 'redo', label: words.changeTo(input.quantity) };
    case 'remove-line':
    case 'remove-item':
      return { action: 'redo', label: words.removeIt };
    default:
      return again;
  }
};

/** Letting it be, by its result. */
const leaving = (change: Change, facts: CheckFacts): CheckOption => {
  const quantity = inCart(change, facts);
  return { action: 'discard', label: quantity === null ? words.leaveAsIs : words.keepInCart(quantity) };
};
