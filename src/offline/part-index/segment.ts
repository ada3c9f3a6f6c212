import type { PartTerms } from '#contract/part-of-variant.ts';
import type { Part } from '#contract/part.ts';
import { partOfText } from './part-text.ts';

/** When parts were read, and what held for them then. */
export interface PartAge {
  /** Milliseconds of the epoch. */
  readonly asOf: number;
  readonly terms: PartTerms;
}

/**
 * A stretch of the part index as it lies on the device: texts and arrays of numbers that are searched as they are, so that
 * an index of 50,000 parts is read within milliseconds. Parts are numbered from 0, lists of lines are joined by line
 * breaks, and an “end” is where the entry of that number ends and the next begins.
 */
export interface Segment {
  /** How many parts it has. */
  readonly size: number;
  readonly ages: readonly PartAge[];
  /** Of each part, its place in `ages`. */
  readonly partAges: Uint16Array;
  /** Every part as `partText` writes it, in UTF-8. */
  readonly texts: Uint8Array;
  readonly textEnds: Uint32Array;
  /** Digests of the parts’ ids, rising, and the part that each is of. */
  readonly idDigests: Uint32Array;
  readonly idParts: Uint32Array;

  /** Every number that a part can be asked for by, normalised, in order. */
  readonly codes: string;
  readonly codeEnds: Uint32Array;
  /** Of each code, its part times four and what kind of number it is. */
  readonly codeParts: Uint32Array;

  /** The words that parts are described with, one a line. */
  readonly words: string;
  /** Of each word, its place in `terms`. */
  readonly wordTerms: Uint32Array;
  /** How often parts are described with it, but for their numbers. */
  readonly wordUses: Uint32Array;
  /** The words of each part, field by field, as places in `words`. */
  readonly partWords: Uint16Array | Uint32Array;
  /** Of each part, where each of its fields ends in `partWords`. */
  readonly fieldEnds: Uint32Array;
  /** What words are found by, one a line, in order. */
  readonly terms: string;
  readonly termEnds: Uint32Array;
  /** The parts that have a term: each times two, and 1 more where they are called by it. */
  readonly termParts: Uint32Array;
}

/** The fields that a part is described in: those that name it first. */
export const wordFields = ['name', 'detail', 'size', 'more', 'code'] as const;

/** Kinds of numbers: the part’s own, that without leading zeros, its maker’s, its barcode. */
export const codeKinds = { own: 0, loose: 1, made: 2, barcode: 3 } as const;

/** A number of 32 bits for an id; two ids seldom have the same. */
export const digestOfId = (id: string): number => {
  let digest = 0x81_1c_9d_c5;
  for (let at = 0; at < id.length; at += 1) digest = Math.imul(digest ^ id.charCodeAt(at), 0x01_00_01_93);
  return digest >>> 0;
};

/** The first place from which on a rising list is no longer before what is sought. */
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

/** A part of a segment, read. */
export const partAt = ({ texts, textEnds }: Segment, place: number): Part =>
  partOfText(utf8.decode(texts.subarray(place === 0 ? 0 : textEnds[place - 1], textEnds[place])));

/**
 * The id of a part's product as it stands in the text, found without reading the rest: to tell whether parts are of one
 * product.
 */
export const productIdAt = ({ texts, textEnds }: Segment, place: number): string => {
  const end = textEnds[place] ?? 0;
  // The text is that of a list, and its second value is what stands between the third and the fourth quotation mark.
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

/** The place of the part with an id, `digest` being that of the id; -1 where the segment has none. */
export const placeOfId = (segment: Segment, digest: number, idOf: () => string): number => {
  const { idDigests, idParts } = segment;
  const from = firstPlace(idDigests.length, (place) => (idDigests[place] ?? 0) < digest);
  for (let at = from; idDigests[at] === digest; at += 1) {
    const place = idParts[at] ?? -1;
    if (partAt(segment, place).id === idOf()) return place;
  }
  return -1;
};

/** A joined list, line by line. */
export const linesOf = (joined: string): readonly string[] => (joined === '' ? [] : joined.split('\n'));
