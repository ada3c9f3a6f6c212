import type { PartTerms } from '#contract/part-of-variant.ts';
import type { Part } from '#contract/part.ts';
import { partOfText } from './part-text.ts';

/** When parts were read, and what applied to them then. */
export interface PartAge {
  /** Epoch ms. */
  readonly asOf: number;
  readonly terms: PartTerms;
}

/**
 * A chunk of the part index as it is stored on the device: texts and arrays of numbers that are searched as they are, so that an index of
 * 50,000 parts is read within milliseconds. Parts are numbered from 0, lists of lines are joined by line breaks, and an “end” is where the
 * entry of that number ends and the next begins.
 */
export interface Segment {
  readonly size: number;
  readonly ages: readonly PartAge[];
  /** For each part, its index in `ages`. */
  readonly partAges: Uint16Array;
  /** Every part as `partText` writes it, in UTF-8. */
  readonly texts: Uint8Array;
  readonly textEnds: Uint32Array;
  /** Digests of the parts’ ids, ascending, and the part of each. */
  readonly idDigests: Uint32Array;
  readonly idParts: Uint32Array;

  /** Every number that a part can be looked up by, normalised and sorted. */
  readonly codes: string;
  readonly codeEnds: Uint32Array;
  /** For each code, its part times four plus the kind of number. */
  readonly codeParts: Uint32Array;

  /** The words that describe parts, one per line. */
  readonly words: string;
  /** For each word, its index in `terms`. */
  readonly wordTerms: Uint32Array;
  /** How often each word describes a part, not counting part numbers. */
  readonly wordUses: Uint32Array;
  /** The words of each part, field by field, as indexes into `words`. */
  readonly partWords: Uint16Array | Uint32Array;
  /** For each part, where each of its fields ends in `partWords`. */
  readonly fieldEnds: Uint32Array;
  /** The terms that words are looked up by, one per line, sorted. */
  readonly terms: string;
  readonly termEnds: Uint32Array;
  /** The parts that have a term: each number doubled, plus 1 if the part is named by it. */
  readonly termParts: Uint32Array;
}

/** The fields that describe a part, those that name it first. */
export const wordFields = ['name', 'detail', 'size', 'more', 'code'] as const;

/** Kinds of numbers: the part’s own, the same without leading zeros, its maker’s, its barcode. */
export const codeKinds = { own: 0, loose: 1, made: 2, barcode: 3 } as const;

/** Binary search: the first place in an ascending list that is not before the sought value. */
export const firstPlace = (size: number, isBefore: (place: number) => boolean): number => {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const utf8 = new TextDecoder();
const quotationMark = 0x22;
const backslash = 0x5c;

export const partAt = ({ texts, textEnds }: Segment, place: number): Part =>
  partOfText(utf8.decode(texts.subarray(place === 0 ? 0 : textEnds[place - 1], textEnds[place])));

/** The id of a part's product, read without parsing the rest: to check whether parts belong to one product. */
export const productIdAt = ({ texts, textEnds }: Segment, place: number): string => {
  const end = textEnds[place] ?? 0;
  // The text is a JSON array, and its second value lies between the third and fourth quotation mark.
  let marks = 0;
  let from = 0;
  for (let at = place === 0 ? 0 : (textEnds[place - 1] ?? 0); at < end; at += 1) {
    if (texts[at] === backslash) at += 1;
    else if (texts[at] === quotationMark) {
      marks += 1;
      if (marks === 3) from = at + 1;
      if (marks === 4) return utf8.decode(texts.subarray(from, at));
    }
  }
  return '';
};

/** The place of the part with an id whose digest is `digest`; -1 if the segment has none. */
export const placeOfId = (segment: Segment, digest: number, idOf: () => string): number => {
  const { idDigests, idParts } = segment;
  const from = firstPlace(idDigests.length, (place) => (idDigests[place] ?? 0) < digest);
  for (let at = from; idDigests[at] === digest; at += 1) {
    const place = idParts[at] ?? -1;
    if (partAt(segment, place).id === idOf()) return place;
  }
  return -1;
};

export const linesOf = (joined: string): readonly string[] => (joined === '' ? [] : joined.split('\n'));
