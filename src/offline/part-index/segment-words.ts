import { type ParsedPart, type ParsedWord, parsedWord } from '#contract/part-words.ts';
import { firstPlace, linesOf, type Segment, wordFields } from './segment.ts';

/** The words of a segment’s parts; read at the first search. */
export interface SegmentWords {
  /** The terms with this prefix. */
  readonly termsFrom: (beginning: string) => readonly string[];
  /** The parts that have a term: each number doubled, plus 1 if the part is named by it; null if no part has it. */
  readonly partsWith: (term: string) => Uint32Array | null;
  /** The words of a part, ready for comparison. */
  readonly held: (place: number) => ParsedPart;
  /** How many words describe a part, not counting its numbers. */
  readonly length: (place: number) => number;
  readonly totalLength: number;
  readonly size: number;
  /** The words that describe parts, and how often each is used. */
  readonly uses: () => readonly (readonly [string, number])[];
}

/** Prepares the words of a segment for lookups. */
export const segmentWords = (segment: Segment): SegmentWords => {
  const { size, termEnds, termParts, partWords, fieldEnds, wordUses } = segment;
  const fields = wordFields.length;
  const terms = linesOf(segment.terms);
  const words = linesOf(segment.words);
  const read: ParsedWord[] = [];

  const placeOf = (term: string): number => firstPlace(terms.length, (at) => (terms[at] ?? '') < term);
  const fieldStart = (place: number, field: number): number => {
    const at = place * fields + field;
    return at === 0 ? 0 : (fieldEnds[at - 1] ?? 0);
  };
  const heldIn = (place: number, field: number): ParsedWord[] => {
    const held: ParsedWord[] = [];
    const end = fieldEnds[place * fields + field] ?? 0;
    for (let at = fieldStart(place, field); at < end; at += 1) {
      const word = partWords[at] ?? 0;
      held.push((read[word] ??= parsedWord(words[word] ?? '')));
    }
    return held;
  };
  const length = (place: number): number => fieldStart(place, fields - 1) - fieldStart(place, 0);
  let totalLength = 0;
  for (let place = 0; place < size; place += 1) totalLength += length(place);

  return {
    termsFrom: (beginning) => {
      const found: string[] = [];
      for (let at = placeOf(beginning); terms[at]?.startsWith(beginning) === true; at += 1) found.push(terms[at] ?? '');
      return found;
    },
    partsWith: (term) => {
      const at = placeOf(term);
      return terms[at] === term ? termParts.subarray(at === 0 ? 0 : termEnds[at - 1], termEnds[at]) : null;
    },
    held: (place) => ({
      name: heldIn(place, 0),
      detail: heldIn(place, 1),
      size: heldIn(place, 2),
      more: heldIn(place, 3),
      code: heldIn(place, 4),
    }),
    length,
    totalLength,
    size,
    uses: () => words.map((word, at) => [word, wordUses[at] ?? 0] as const),
  };
};
