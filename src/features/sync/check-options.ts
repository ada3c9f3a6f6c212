import { maxRepeatDays } from '#contract/idempotency.ts';
import type { LineKey } from '#offline/commands/line-key.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { WantedPieces } from '#offline/commands/trail.ts';
import { maxWaitMs } from '#offline/drain/next-step.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { lineName } from '#wording/line-name.ts';
import { syncWording as words } from '#wording/sync.ts';

/** A way to resolve a change, named by its result. `redo` records it again as a new change. */
export interface CheckOption {
  readonly action: 'retry' | 'redo' | 'discard';
  readonly label: string;
}

/** What to tell the shopper about a change, and the ways to resolve it, the most likely first. */
export interface Check {
  readonly message: string;
  readonly note: string | null;
  readonly options: readonly CheckOption[];
  /** If stock is short: what the shopper can wait for. */
  readonly wanted?: WantedPieces;
  /** If the store requires other options: the slug of the product page on which to choose them. */
  readonly chooseOn?: string;
}

export interface CheckFacts {
  /** The store honours idempotency keys, so sending again is safe. */
  readonly isKeyed: boolean;
  readonly now: number;
  /** The quantity of a line in the store's last answer; null if unknown. */
  readonly quantityInCart: (line: LineKey) => number | null;
}

const discard: CheckOption = { action: 'discard', label: words.discard };
const again: CheckOption = { action: 'retry', label: words.sendAgain };

/** The check for a change that was refused, expired or left unsure. */
export const checkOf = (change: WaitingChange, facts: CheckFacts): Check => {
  const { entry } = change;
  if (entry.state === 'expired') {
    return {
      message: words.expired(maxRepeatDays),
      note: null,
      options: [{ action: 'retry', label: words.sendNow }, discard],
    };
  }
  if (entry.state !== 'unsure') return refusedCheck(change, facts);
  const message = sentenceOf(change, facts);
  // The store's idempotency keys expire; after that, a repeat could apply twice.
  const isSafe = facts.isKeyed && facts.now - (entry.firstSentAt ?? entry.createdAt) < maxWaitMs;
  return isSafe
    ? { message, note: words.safeAgain, options: [again, leaving(change, facts)] }
    : { message, note: null, options: [doing(change), leaving(change, facts)] };
};

/** Refusals that no retry resolves: the options of a line don't suit its product. */
const optionCodes: ReadonlySet<string> = new Set([
  'AddOnRequired',
  'AddOnUnknown',
  'AddOnUnavailable',
  'TooManyAddOns',
]);

const refusedCheck = (change: WaitingChange, facts: CheckFacts): Check => {
  const { failure } = change.entry;
  const said = failure?.message ?? null;
  const note = said === null ? null : words.storeSays(said);
  if (change.name === 'add-to-basket' && optionCodes.has(failure?.code ?? '')) {
    return { message: words.refused, note, options: [discard], chooseOn: change.input.shows.slug };
  }
  switch (failure?.code) {
    case 'ParentRefused':
      return { message: words.listRefused, note, options: [discard] };
    case 'Gone':
      return { message: words.gone, note, options: [again, discard] };
    case 'Unreadable':
      return { message: words.unreadable, note, options: [again, discard] };
    case 'OutOfStock': {
      const wanted = wantedOf(change, facts);
      return { message: words.refused, note, options: [again, discard], ...(wanted === null ? {} : { wanted }) };
    }
    default:
      return { message: words.refused, note, options: [again, discard] };
  }
};

const wantedOf = ({ name, input }: Change, { quantityInCart }: CheckFacts): WantedPieces | null => {
  if (name === 'add-to-basket') {
    const { shows, line, quantity } = input;
    const { productVariantId } = line;
    const called = { name: lineName(shows.productName, shows.variant.name), sku: shows.sku };
    return { productVariantId, called, quantity };
  }
  if (name !== 'set-quantity') return null;
  const { called, line, quantity: asked } = input;
  const quantity = asked - (quantityInCart(line) ?? 0);
  return quantity < 1 ? null : { productVariantId: line.productVariantId, called, quantity };
};

const inCart = (change: Change, { quantityInCart }: CheckFacts): number | null =>
  'line' in change.input ? quantityInCart(change.input.line) : null;

const sentenceOf = (change: WaitingChange, facts: CheckFacts): string => {
  const quantity = inCart(change, facts);
  return quantity === null ? words.unsure : words.unsureCart(quantity);
};

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

const leaving = (change: Change, facts: CheckFacts): CheckOption => {
  const quantity = inCart(change, facts);
  return { action: 'discard', label: quantity === null ? words.leaveAsIs : words.keepInCart(quantity) };
};
