import { heldWord, type PartWords } from '#contract/part-words.ts';
import { isSize, type SoughtWord } from '#contract/sought-words.ts';

/** Which parts, numbered from 0, have which words. */
export interface WordIndex {
  /** Takes in the next part; those that went stay, and are left out by whoever asks. */
  readonly add: (words: PartWords) => void;
  /** Parts that have all words, or all sizes and one of the rest: the best first, as many as are worth a comparison. */
  readonly find: (sought: readonly SoughtWord[], needs: 'all' | 'sizes') => readonly number[];
  /** The words that parts are described with, and how often each is used. */
  readonly uses: () => Iterable<readonly [string, number]>;
}

/** What is known of a word: the parts that have one of its meaning, each as `place * 2`, and 1 more where they are called by it. */
interface Known {
  readonly term: string;
  readonly places: number[];
  uses: number;
}

/** As many parts as are compared word by word. */
const maxCompared = 400;
const forName = 2;
const forBeginning = 0.4;

/** Makes an empty index. */
export const createWordIndex = (): WordIndex => {
  const known = new Map<string, Known>();
  const byTerm = new Map<string, number[]>();
  const lengths: number[] = [];
  let totalLength = 0;
  let sortedTerms: string[] | null = null;

  const knownOf = (word: string): Known => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const { term } = heldWord(word);
    let places = byTerm.get(term);
    if (places === undefined) {
      places = [];
      byTerm.set(term, places);
      sortedTerms = null;
    }
    const made = { term, places, uses: 0 };
    known.set(word, made);
    return made;
  };

  const addField = (words: readonly string[], at: number, isCalled: boolean, isWord: boolean): void => {
    for (const word of words) {
      const { places } = knownOf(word);
      if (isWord) knownOf(word).uses += 1;
      const last = places.at(-1);
      // Fields come with those that name a part first, so what is there already counts for more.
      if (last === undefined || last >> 1 !== at) places.push(at * 2 + (isCalled ? 1 : 0));
    }
  };

  const termsFrom = (beginning: string): string[] => {
    sortedTerms ??= [...byTerm.keys()].sort();
    let low = 0;
    let high = sortedTerms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sortedTerms[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; sortedTerms[at]?.startsWith(beginning) === true; at += 1) found.push(sortedTerms[at] ?? '');
    return found;
  };

  /** The places of a word, and what having it is worth: what is written so first. */
  const listsOf = ({ terms, isUnfinished }: SoughtWord) => {
    const begun = isUnfinished ? terms.flatMap(termsFrom).filter((term) => !terms.includes(term)) : [];
    const list = (factor: number) => (term: string) => {
      const places = byTerm.get(term) ?? [];
      return { places, worth: factor * Math.log(1 + lengths.length / (1 + places.length)) };
    };
    return [...terms.map(list(1)), ...begun.map(list(forBeginning))].filter(({ places }) => places.length > 0);
  };

  return {
    add: (words) => {
      const at = lengths.length;
      addField(words.name, at, true, true);
      addField(words.detail, at, true, true);
      addField(words.size, at, true, true);
      addField(words.more, at, false, true);
      addField(words.code, at, false, false);
      const length = words.name.length + words.detail.length + words.size.length + words.more.length;
      lengths.push(length);
      totalLength += length;
    },
    find: (sought, needs) => {
      const required = needs === 'all' ? sought : sought.filter(isSize);
      const others = sought.filter((one) => !required.includes(one));
      const groups = [
        ...required.map((one) => ({ lists: listsOf(one), addsUp: false })),
        ...(others.length === 0 ? [] : [{ lists: others.flatMap(listsOf), addsUp: true }]),
      ]
        .map((group) => ({ ...group, size: group.lists.reduce((sum, { places }) => sum + places.length, 0) }))
        // The rarest first: what does not have it need not be looked at again.
        .toSorted((a, b) => a.size - b.size);
      const reached = new Uint8Array(lengths.length);
      const scores = new Float32Array(lengths.length);
      const average = totalLength / Math.max(1, lengths.length);
      let candidates: number[] = [];
      for (const [turn, { lists, addsUp }] of groups.entries()) {
        candidates = [];
        for (const { places, worth } of lists) {
          for (const place of places) {
            const at = place >> 1;
            const isNew = reached[at] === turn;
            if (!isNew && !(addsUp && reached[at] === turn + 1)) continue;
            scores[at] = (scores[at] ?? 0) + ((place & 1) === 1 ? forName * worth : worth);
            if (!isNew) continue;
            reached[at] = turn + 1;
            candidates.push(at);
          }
        }
      }
      // One that says little else is meant sooner.
      for (const at of candidates) scores[at] = (scores[at] ?? 0) / (1.36 + (0.84 * (lengths[at] ?? 0)) / average);
      const worth = (at: number): number => scores[at] ?? 0;
      if (candidates.length > maxCompared) {
        const least = Float32Array.from(candidates, worth).sort()[candidates.length - maxCompared] ?? 0;
        candidates = candidates.filter((at) => worth(at) >= least);
      }
      return candidates.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, maxCompared);
    },
    *uses() {
      for (const [word, { uses }] of known) yield [word, uses] as const;
    },
  };
};
