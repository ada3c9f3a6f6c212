import { brandOf } from './brands.ts';
import { families } from './families.ts';
import type { Family, Range } from './family.ts';
import { buildingShelves } from './shelves-building.ts';
import { fixingsShelves } from './shelves-fixings.ts';
import { servicesShelves } from './shelves-services.ts';
import { toolShelves } from './shelves-tools.ts';
import type { Shelf } from './shelf.ts';

export const shelves: readonly Shelf[] = [...fixingsShelves, ...toolShelves, ...servicesShelves, ...buildingShelves];

const rangeOf = (family: Family, range: Range): Family => {
  const { ranges: _ranges, badge: _badge, ...base } = family;
  return {
    ...base,
    code: range.code,
    brand: brandOf(range.code),
    name: range.name,
    blurb: range.blurb,
    picture: range.picture ?? family.picture,
    each: [family.each[0] * range.price, family.each[1]],
    facts: { ...family.facts, ...range.facts },
    ...(range.badge !== undefined && { badge: range.badge }),
  };
};

/** Every product of the catalogue: each family, and each of its other ranges. */
export const everyFamily = (): Family[] =>
  families.flatMap((family) => [family, ...(family.ranges ?? []).map((range) => rangeOf(family, range))]);
