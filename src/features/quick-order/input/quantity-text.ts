import { maxQuantity } from '#contract/quantity-rule.ts';

/** Why a quantity can't be read. */
export type QuantityProblem =
  | 'words'
  | 'negative'
  | 'zero'
  | 'fraction'
  | 'unclear'
  | 'too-large'
  | 'date'
  | 'shortened';

const dates = [
  /^\d{1,2}[-/. ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/. ]\d{2,4})?$/i,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/. ]\d{1,4}$/i,
  /^\d{1,2}\/\d{1,2}\/\d{2,4}(?: \d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/,
];

/** True for text that a spreadsheet writes when it mistakes a number for a date. */
export const isDateLike = (text: string): boolean => dates.some((date) => date.test(text.trim()));

/** True for a long number that a spreadsheet has shortened, such as 5.01235E+12. */
export const isShortened = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text.trim());

/** True for a part number that a spreadsheet has mangled beyond recovery. */
export const isSpoilt = (code: string): boolean => isDateLike(code) || isShortened(code);

/** True for an EAN, UPC or GTIN with a valid check digit: no quantity is that long. */
export const isBarcode = (text: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = Array.from(text, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

const digitOf = (digit: string): string => {
  const plain = digit.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  // The ten digits of a script stand in a row.
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
};

/** The text with the digits of other scripts, and full-width ones, written as 0 to 9. */
export const withPlainDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, digitOf);

/** Reads a whole number as people write it: "12", "1,200", "12 pcs", "x12"; an empty text means one. */
export const readQuantityText = (
  text: string,
): { readonly quantity: number } | { readonly problem: QuantityProblem } => {
  const typed = withPlainDigits(text).trim();
  if (typed === '') return { quantity: 1 };
  if (isDateLike(typed)) return { problem: 'date' };
  if (isShortened(typed)) return { problem: 'shortened' };
  const bare = typed.replace(/^[x×*]\s*/i, '').replace(/\s*[\p{L}×*][\p{L}.]*$/u, '');
  if (/^[-−–]\s*\d/.test(bare)) return { problem: 'negative' };
  // Many countries write a thousand as 1.000.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(bare)) return { problem: 'unclear' };
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+(?:\.0+)?$/.test(bare);
  if (isGrouped || /^\d+$/.test(bare) || /^\d+[.,]0+$/.test(bare)) {
    const quantity = Number(isGrouped ? bare.replaceAll(/[, ]/g, '') : bare.replace(/[.,]0+$/, ''));
    if (quantity === 0) return { problem: 'zero' };
    return quantity > maxQuantity ? { problem: 'too-large' } : { quantity };
  }
  return { problem: /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)[.,]\d+$/.test(bare) ? 'fraction' : 'words' };
};
