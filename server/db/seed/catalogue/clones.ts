import { brandCodes } from './brands.ts';
import type { Point } from './expand-axes.ts';
import { pointsOf } from './expand-axes.ts';
import type { Family } from './family.ts';

/** The maximum number of variants of a cloned product; the catalogue grows in products, as a wholesaler's does. */
const maxVariants = 3;

const series = [
  'Contract',
  'Select',
  'Workshop',
  'Merchant',
  'Site',
  'Civils',
  'Marine',
  'Export',
  'Heritage',
  'Compact',
];

export type Clone = { family: Family; points: Point[] };

/** Repeats the families under other brands and series until there are `count` more. Only for benchmarks. */
export function* clonesOf(families: readonly Family[], count: number): Generator<Clone> {
  for (let made = 0; made < count; made += 1) {
    const family = families[made % families.length];
    if (family === undefined) return;
    const round = Math.floor(made / families.length) + 1;
    const points = pointsOf(family);
    const first = (round * 7) % Math.max(1, points.length - maxVariants + 1);
    const { badge: _badge, goesWith: _goesWith, ...base } = family;
    yield {
      family: {
        ...base,
        code: `${family.code}-S${round}`,
        name: `${family.name}, ${series[(round - 1) % series.length]} series ${Math.ceil(round / series.length)}`,
        brand: brandCodes[(made + round) % brandCodes.length] ?? family.brand,
        each: [family.each[0] * (0.8 + ((round * 13) % 40) / 100), family.each[1]],
        tiers: [],
      },
      points: points.slice(first, first + maxVariants),
    };
  }
}
