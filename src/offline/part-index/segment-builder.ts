import { looseCode, normalisedCode } from '#contract/part-number.ts';
import { partWordsOf } from '#contract/part-words.ts';
import type { Part } from '#contract/part.ts';
import { digestOfText } from '#offline/text-digest.ts';
import { partText } from './part-text.ts';
import { codeKinds, linesOf, type PartAge, type Segment, wordFields } from './segment.ts';
import { beforePart, codesInOrder, idsInOrder, termsInOrder } from './segment-order.ts';

/** A growing array of 32-bit numbers. */
const createNumbers = () => {
  let numbers = new Uint32Array(1024);
  let size = 0;
  return {
    push: (value: number): void => {
      if (size === numbers.length) {
        const larger = new Uint32Array(size * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[size] = value;
      size += 1;
    },
    size: () => size,
    done: () => numbers.slice(0, size),
  };
};

/** Assembles parts into a segment. */
export interface SegmentBuilder {
  readonly addPart: (part: Part, age: PartAge) => void;
  /** Copies the parts of another segment, except those that are no longer valid. */
  readonly addSegment: (segment: Segment, isGone: (place: number) => boolean) => void;
  readonly done: () => Segment;
}

const utf8 = new TextEncoder();

export const createSegmentBuilder = (): SegmentBuilder => {
  const ages: PartAge[] = [];
  const partAges = createNumbers();
  const texts: Uint8Array[] = [];
  const textEnds = createNumbers();
  let textSize = 0;
  const digests = createNumbers();
  const codes: string[] = [];
  const wordPlaces = new Map<string, number>();
  const words: string[] = [];
  const wordUses: number[] = [];
  const partWords = createNumbers();
  const fieldEnds = createNumbers();

  const placeOfWord = (word: string): number => {
    const known = wordPlaces.get(word);
    if (known !== undefined) return known;
    wordPlaces.set(word, words.length);
    wordUses.push(0);
    return words.push(word) - 1;
  };
  const placeOfAge = ({ asOf, terms }: PartAge): number => {
    const isSame = (one: PartAge) =>
      one.asOf === asOf &&
      one.terms.currencyCode === terms.currencyCode &&
      one.terms.inventoryMode === terms.inventoryMode &&
      one.terms.canBackorder === terms.canBackorder;
    const known = ages.findIndex(isSame);
    return known === -1 ? ages.push({ asOf, terms }) - 1 : known;
  };
  const addText = (text: Uint8Array, digest: number, ageAt: number): void => {
    texts.push(text);
    textSize += text.length;
    textEnds.push(textSize);
    digests.push(digest);
    partAges.push(ageAt);
  };
  const addCode = (code: string, place: number, kind: number): void => {
    if (code !== '') codes.push(`${code}${beforePart}${place * 4 + kind}`);
  };

  const addPart = (part: Part, age: PartAge): void => {
    const place = textEnds.size();
    addText(utf8.encode(partText(part)), digestOfText(part.id), placeOfAge(age));
    const own = normalisedCode(part.sku);
    const loose = looseCode(part.sku);
    const made = normalisedCode(part.makerNumber ?? '');
    const barcode = normalisedCode(part.barcode ?? '');
    addCode(own, place, codeKinds.own);
    if (loose !== own) addCode(loose, place, codeKinds.loose);
    addCode(made, place, codeKinds.made);
    addCode(barcode, place, codeKinds.barcode);
    const described = partWordsOf(part);
    for (const field of wordFields) {
      for (const word of described[field]) {
        const known = placeOfWord(word);
        partWords.push(known);
        if (field !== 'code') wordUses[known] = (wordUses[known] ?? 0) + 1;
      }
      fieldEnds.push(partWords.size());
    }
  };

  const addSegment = (segment: Segment, isGone: (place: number) => boolean): void => {
    const wordsHere = Uint32Array.from(linesOf(segment.words), placeOfWord);
    const agesHere = segment.ages.map(placeOfAge);
    const placesHere = new Int32Array(segment.size).fill(-1);
    const digestsHere = new Uint32Array(segment.size);
    for (const [at, place] of segment.idParts.entries()) digestsHere[place] = segment.idDigests[at] ?? 0;
    const fields = wordFields.length;
    for (let place = 0; place < segment.size; place += 1) {
      if (isGone(place)) continue;
      placesHere[place] = textEnds.size();
      const text = segment.texts.subarray(place === 0 ? 0 : segment.textEnds[place - 1], segment.textEnds[place]);
      addText(text, digestsHere[place] ?? 0, agesHere[segment.partAges[place] ?? 0] ?? 0);
      let at = place === 0 ? 0 : (segment.fieldEnds[place * fields - 1] ?? 0);
      for (const [turn, field] of wordFields.entries()) {
        for (const end = segment.fieldEnds[place * fields + turn] ?? 0; at < end; at += 1) {
          const known = wordsHere[segment.partWords[at] ?? 0] ?? 0;
          partWords.push(known);
          if (field !== 'code') wordUses[known] = (wordUses[known] ?? 0) + 1;
        }
        fieldEnds.push(partWords.size());
      }
    }
    for (const [at, code] of linesOf(segment.codes).entries()) {
      const ref = segment.codeParts[at] ?? 0;
      const place = placesHere[ref >> 2] ?? -1;
      if (place >= 0) addCode(code, place, ref & 3);
    }
  };

  return {
    addPart,
    addSegment,
    done: () => {
      const size = textEnds.size();
      const joined = new Uint8Array(textSize);
      let textAt = 0;
      for (const text of texts) {
        joined.set(text, textAt);
        textAt += text.length;
      }
      const described = {
        partWords: words.length > 0x1_00_00 ? partWords.done() : Uint16Array.from(partWords.done()),
        fieldEnds: fieldEnds.done(),
      };
      return {
        size,
        ages,
        partAges: Uint16Array.from(partAges.done()),
        texts: joined,
        textEnds: textEnds.done(),
        ...idsInOrder(digests.done()),
        ...codesInOrder(codes),
        words: words.join('\n'),
        wordUses: Uint32Array.from(wordUses),
        ...described,
        ...termsInOrder(words, described),
      };
    },
  };
};

/** The parts of a page as a segment. */
export const segmentOf = (parts: readonly Part[], age: PartAge): Segment => {
  const builder = createSegmentBuilder();
  for (const part of parts) builder.addPart(part, age);
  return builder.done();
};
