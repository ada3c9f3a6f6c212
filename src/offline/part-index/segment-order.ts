import { parsedWord } from '#contract/part-words.ts';
import { type Segment, wordFields } from './segment.ts';

/** Separates a code from its part while codes are sorted; sorts before every character of a code. */
export const beforePart = '\t';

/** The digests of ids, sorted. */
export const idsInOrder = (digests: Uint32Array): Pick<Segment, 'idDigests' | 'idParts'> => {
  const idParts = Uint32Array.from(digests.keys()).sort((a, b) => (digests[a] ?? 0) - (digests[b] ?? 0));
  return { idParts, idDigests: idParts.map((place) => digests[place] ?? 0) };
};

/** Sorts codes; each comes followed by its part. */
export const codesInOrder = (codes: string[]): Pick<Segment, 'codes' | 'codeEnds' | 'codeParts'> => {
  codes.sort();
  const codeEnds = new Uint32Array(codes.length);
  const codeParts = new Uint32Array(codes.length);
  let end = 0;
  const bare = codes.map((entry, at) => {
    const between = entry.indexOf(beforePart);
    end += between + 1;
    codeEnds[at] = end;
    codeParts[at] = Number(entry.slice(between + 1));
    return entry.slice(0, between);
  });
  return { codes: bare.join('\n'), codeEnds, codeParts };
};

type Described = Pick<Segment, 'partWords' | 'fieldEnds'>;

/** Calls back once per term and part: `isCalled` if the part is named by the term, not merely described. */
const forEachTerm = (
  { partWords, fieldEnds }: Described,
  wordTerms: Uint32Array,
  terms: number,
  onTerm: (term: number, place: number, isCalled: boolean) => void,
): void => {
  const lastPart = new Int32Array(terms).fill(-1);
  const fields = wordFields.length;
  const naming = wordFields.indexOf('size');
  let at = 0;
  for (let place = 0; place * fields < fieldEnds.length; place += 1) {
    const namedUntil = fieldEnds[place * fields + naming] ?? 0;
    for (const end = fieldEnds[(place + 1) * fields - 1] ?? 0; at < end; at += 1) {
      const term = wordTerms[partWords[at] ?? 0] ?? 0;
      if (lastPart[term] === place) continue;
      lastPart[term] = place;
      // The fields that name a part come first, so the first occurrence counts the most.
      onTerm(term, place, at < namedUntil);
    }
  }
};

/** The sorted terms that find words, and the parts that have each. */
export const termsInOrder = (
  words: readonly string[],
  described: Described,
): Pick<Segment, 'wordTerms' | 'terms' | 'termEnds' | 'termParts'> => {
  const termOfWord = words.map((word) => parsedWord(word).term);
  const terms = [...new Set(termOfWord)].sort();
  const termPlaces = new Map(terms.map((term, at) => [term, at]));
  const wordTerms = Uint32Array.from(termOfWord, (term) => termPlaces.get(term) ?? 0);
  const nextAt = new Uint32Array(terms.length + 1);
  forEachTerm(described, wordTerms, terms.length, (term) => {
    nextAt[term + 1] = (nextAt[term + 1] ?? 0) + 1;
  });
  for (let term = 0; term < terms.length; term += 1) nextAt[term + 1] = (nextAt[term + 1] ?? 0) + (nextAt[term] ?? 0);
  const termEnds = nextAt.slice(1);
  const termParts = new Uint32Array(termEnds.at(-1) ?? 0);
  forEachTerm(described, wordTerms, terms.length, (term, place, isCalled) => {
    const at = nextAt[term] ?? 0;
    termParts[at] = place * 2 + (isCalled ? 1 : 0);
    nextAt[term] = at + 1;
  });
  return { wordTerms, terms: terms.join('\n'), termEnds, termParts };
};
