import { distance } from 'fastest-levenshtein';
import { barcodesOf, looseCode, normalisedCode, sharedBeginning } from '#contract/part-number.ts';
import { codeKinds, firstPlace, type Segment } from './segment.ts';

/** A part whose number is close to the typed one: its edit distance, and the length of their common prefix. */
export interface NearPart {
  readonly place: number;
  readonly away: number;
  readonly shared: number;
}

/** The numbers of a segment’s parts, normalised so that hyphens, spaces and leading zeros make no difference. */
export interface SegmentCodes {
  /** The part that a complete number names, and the kind of that number: 0 is the part's own; null if it names none. */
  readonly exact: (typed: string) => { readonly place: number; readonly kind: number } | null;
  /** Adds parts whose number starts with the typed text, up to the limit. */
  readonly beginning: (typed: string, limit: number, found: Set<number>) => void;
  /** Adds parts whose number contains it further on. */
  readonly inside: (typed: string, limit: number, found: Set<number>) => void;
  readonly near: (typed: string) => readonly NearPart[];
}

const shortestInside = 4;
/** The maximum edit distance for a number of this length. */
const tolerance = (length: number): number => (length < 5 ? 1 : length < 9 ? 2 : 3);

/** Looks up numbers in a segment; skips parts that are gone. */
export const segmentCodes = (
  { codes, codeEnds, codeParts }: Segment,
  isGone: (place: number) => boolean,
): SegmentCodes => {
  const size = codeEnds.length;
  const startOf = (at: number): number => (at === 0 ? 0 : (codeEnds[at - 1] ?? 0));
  const codeAt = (at: number): string => codes.slice(startOf(at), (codeEnds[at] ?? 0) - 1);
  const kindOf = (at: number): number => (codeParts[at] ?? 0) & 3;
  const partOf = (at: number): number => (codeParts[at] ?? 0) >> 2;
  const firstFrom = (code: string): number => firstPlace(size, (at) => codeAt(at) < code);

  /** The first part with exactly this code, of one of these kinds. */
  const whole = (code: string, isMeant: (kind: number) => boolean): number | null => {
    for (let at = firstFrom(code); at < size && codeAt(at) === code; at += 1) {
      if (isMeant(kindOf(at)) && !isGone(partOf(at))) return partOf(at);
    }
    return null;
  };
  const addBeginning = (code: string, limit: number, found: Set<number>): void => {
    for (let at = firstFrom(code); at < size && found.size < limit; at += 1) {
      if (!codes.startsWith(code, startOf(at))) return;
      if (kindOf(at) !== codeKinds.barcode && !isGone(partOf(at))) found.add(partOf(at));
    }
  };

  return {
    exact: (typed) => {
      const code = normalisedCode(typed);
      if (code === '') return null;
      const ways: readonly (readonly [string, number, (kind: number) => boolean])[] = [
        [code, codeKinds.own, (kind) => kind === codeKinds.own],
        [looseCode(typed), codeKinds.loose, (kind) => kind <= codeKinds.loose],
        [code, codeKinds.made, (kind) => kind >= codeKinds.made],
        ...barcodesOf(code).map(
          (barcode) => [barcode, codeKinds.barcode, (kind: number) => kind >= codeKinds.made] as const,
        ),
      ];
      for (const [sought, kind, isMeant] of ways) {
        const place = whole(sought, isMeant);
        if (place !== null) return { place, kind };
      }
      return null;
    },
    beginning: (typed, limit, found) => {
      const code = normalisedCode(typed);
      if (code === '') return;
      addBeginning(code, limit, found);
      addBeginning(looseCode(typed), limit, found);
    },
    inside: (typed, limit, found) => {
      const code = normalisedCode(typed);
      if (code.length < shortestInside) return;
      // One search over all codes: the line breaks keep a match within one code.
      for (let at = codes.indexOf(code); at >= 0 && found.size < limit;) {
        const place = firstPlace(size, (one) => (codeEnds[one] ?? 0) <= at);
        if (kindOf(place) !== codeKinds.barcode && !isGone(partOf(place))) found.add(partOf(place));
        at = codes.indexOf(code, codeEnds[place]);
      }
    },
    near: (typed) => {
      const code = normalisedCode(typed);
      if (code.length < 3) return [];
      const most = tolerance(code.length);
      const least = Math.max(3, Math.ceil(code.length * 0.6));
      const found: NearPart[] = [];
      for (let at = 0; at < size; at += 1) {
        if (kindOf(at) === codeKinds.barcode || isGone(partOf(at))) continue;
        const entry = codeAt(at);
        const shared = sharedBeginning(code, entry);
        const away = Math.abs(entry.length - code.length) <= most ? distance(code, entry) : most + 1;
        if (away <= most) found.push({ place: partOf(at), away, shared });
        else if (shared >= least) found.push({ place: partOf(at), away: most + 1 + code.length - shared, shared });
      }
      return found;
    },
  };
};
