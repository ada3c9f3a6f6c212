import { distance } from 'fastest-levenshtein';
import { barcodesOf, looseCode, normalisedCode, sharedBeginning } from '#contract/part-number.ts';
import { type PackedPart, unpackCodes } from './packed-part.ts';

/** Every number that a part can be asked for by, in a form that hyphens, spaces and leading zeros make no difference to. */
export interface PartCodes {
  /** The part that a whole number names. */
  readonly exact: (typed: string) => string | null;
  /** Parts whose number begins with what was typed, then those that have it further on. */
  readonly partial: (typed: string, limit: number) => readonly string[];
  /** Parts whose number is nearest to one that names none. */
  readonly near: (typed: string, limit: number) => readonly string[];
}

interface Entry {
  readonly code: string;
  readonly id: string;
}

const firstAtOrAfter = (sorted: readonly Entry[], code: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.code ?? '') < code) low = middle + 1;
    else high = middle;
  }
  return low;
};

const shortestInside = 4;
/** Letters that may be wrong in a number of this length and still be meant. */
const tolerance = (length: number): number => (length < 5 ? 1 : length < 9 ? 2 : 3);

/** Makes the numbers of parts ready to be looked up. */
export const createPartCodes = (parts: Iterable<PackedPart>): PartCodes => {
  const whole = new Map<string, string>();
  const loose = new Map<string, string>();
  const others = new Map<string, string>();
  const sorted: Entry[] = [];
  for (const part of parts) {
    const { id } = part;
    const { code, loose: bare, made, barcode } = unpackCodes(part);
    whole.set(code, id);
    if (!loose.has(bare)) loose.set(bare, id);
    sorted.push({ code, id });
    if (bare !== code) sorted.push({ code: bare, id });
    if (made !== '') {
      if (!others.has(made)) others.set(made, id);
      sorted.push({ code: made, id });
    }
    if (barcode !== '') others.set(barcode, id);
  }
  sorted.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));

  const exact = (typed: string): string | null => {
    const code = normalisedCode(typed);
    if (code === '') return null;
    const byBarcode = barcodesOf(code).flatMap((barcode) => others.get(barcode) ?? []);
    return whole.get(code) ?? loose.get(looseCode(typed)) ?? others.get(code) ?? byBarcode[0] ?? null;
  };

  const beginningWith = (code: string, limit: number, found: Set<string>): void => {
    for (let at = firstAtOrAfter(sorted, code); at < sorted.length && found.size < limit; at += 1) {
      const entry = sorted[at];
      if (entry === undefined || !entry.code.startsWith(code)) return;
      found.add(entry.id);
    }
  };

  return {
    exact,
    partial: (typed, limit) => {
      const found = new Set<string>();
      const code = normalisedCode(typed);
      if (code === '') return [];
      beginningWith(code, limit, found);
      beginningWith(looseCode(typed), limit, found);
      if (code.length < shortestInside) return [...found];
      for (const entry of sorted) {
        if (found.size >= limit) break;
        if (entry.code.includes(code)) found.add(entry.id);
      }
      return [...found];
    },
    near: (typed, limit) => {
      const code = normalisedCode(typed);
      if (code.length < 3) return [];
      const most = tolerance(code.length);
      const least = Math.max(3, Math.ceil(code.length * 0.6));
      const ranked: { id: string; away: number; shared: number }[] = [];
      for (const entry of sorted) {
        const shared = sharedBeginning(code, entry.code);
        const isAlike = Math.abs(entry.code.length - code.length) <= most && distance(code, entry.code) <= most;
        if (isAlike) ranked.push({ id: entry.id, away: distance(code, entry.code), shared });
        else if (shared >= least) ranked.push({ id: entry.id, away: most + 1 + code.length - shared, shared });
      }
      ranked.sort((a, b) => a.away - b.away || b.shared - a.shared);
      return [...new Set(ranked.map(({ id }) => id))].slice(0, limit);
    },
  };
};
