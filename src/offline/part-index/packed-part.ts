import { looseCode, normalisedCode } from '#contract/part-number.ts';
import { type PartWords, partWordsOf } from '#contract/part-words.ts';
import type { Part } from '#contract/part.ts';

/** A part as it lies on the device: ready to be searched, and read as an object only once it is found. */
export interface PackedPart {
  readonly id: string;
  /** Its numbers, normalised: own, own without leading zeros, maker's, barcode; '' where there is none. */
  readonly codes: string;
  /** Its words, field by field. */
  readonly words: string;
  /** The part as JSON. */
  readonly text: string;
}

const between = '\t';
const fields = ['name', 'detail', 'size', 'more', 'code'] as const;

/** Makes a part ready to be stored and searched: that is done once, when it comes. */
export const packPart = (part: Part): PackedPart => {
  const { id, sku, makerNumber, barcode } = part;
  const words = partWordsOf(part);
  return {
    id,
    codes: [normalisedCode(sku), looseCode(sku), normalisedCode(makerNumber ?? ''), barcode ?? ''].join(between),
    words: fields.map((field) => words[field].join(' ')).join(between),
    text: JSON.stringify(part),
  };
};

const wordsIn = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(' '));

/** The words of a part. */
export const unpackWords = ({ words }: PackedPart): PartWords => {
  const [name, detail, size, more, code] = words.split(between);
  return {
    name: wordsIn(name),
    detail: wordsIn(detail),
    size: wordsIn(size),
    more: wordsIn(more),
    code: wordsIn(code),
  };
};

/** The numbers of a part. */
export const unpackCodes = ({ codes }: PackedPart) => {
  const [code = '', loose = '', made = '', barcode = ''] = codes.split(between);
  return { code, loose, made, barcode };
};

/** The part itself. */
export const unpackPart = ({ text }: PackedPart): Part =>
  // This very code wrote it, from a part that was checked when it came.
  JSON.parse(text) as Part;
