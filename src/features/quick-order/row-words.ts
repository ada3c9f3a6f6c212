import { anyQuantity, type QuantityRule } from '#ui/quantity-rule.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { type PadRow, problemOf, ruleOf } from './pad-row.ts';
import { isDateLike, isShortened } from '#features/quick-order/input/quantity-text.ts';

/** A message under a row; `isWrong` if somebody has to act on it. */
export interface RowWords {
  readonly text: string;
  readonly isWrong: boolean;
  /** Undo returns the quantity to what was typed. */
  readonly canUndo: boolean;
}

const ruleIn = ({ lookup }: PadRow): QuantityRule => (lookup.type === 'found' ? ruleOf(lookup.known) : anyQuantity);

const problemWords = (row: PadRow): string | null => {
  const problem = problemOf(row);
  if (problem === null) return null;
  const { increment, minimum } = ruleIn(row);
  switch (problem.type) {
    case 'no-code':
      return words.noCode;
    case 'quantity':
      return words.quantityProblem(problem.problem, row.quantity.trim());
    case 'not-sold-so':
      return words.notSoldSo(problem.change, increment, minimum);
    case 'no-price':
      return words.noPrice;
    case 'needs-choice':
      return words.needsChoice;
    case 'out-of-stock':
      return words.outOfStock;
    case 'too-few-left':
      return words.tooFewLeft(minimum);
  }
};

const lookupWords = ({ lookup, code }: PadRow): string | null => {
  if (lookup.type === 'away') return words.away;
  if (lookup.type !== 'not-found') return null;
  if (isDateLike(code)) return words.dateCode(code);
  if (isShortened(code)) return words.shortCode(code);
  return lookup.isFromDevice ? words.notFoundHere(code) : words.notFound(code);
};

/** All messages about a row, problems first. */
export const rowWords = (row: PadRow): readonly RowWords[] => {
  const wrong = [lookupWords(row), problemWords(row)].flatMap((text) =>
    text === null ? [] : [{ text, isWrong: true, canUndo: false }],
  );
  const { adjusted, joined, isSwapped } = row;
  const { increment, minimum } = ruleIn(row);
  const note = (text: string, canUndo = false) => ({ text, isWrong: false, canUndo });
  return [
    ...wrong,
    ...(adjusted === null ? [] : [note(words.adjusted(adjusted, increment, minimum), true)]),
    ...(joined.length === 0 ? [] : [note(words.joined(joined))]),
    ...(isSwapped ? [note(words.swapped)] : []),
  ];
};
