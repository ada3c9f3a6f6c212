import { brandOf } from './brands.ts';
import { families } from './families.ts';
import type { Family, Range } from './family.ts';
import { buildingShelves } from './shelves-building.ts';
import { fixingsShelves } from './shelves-fixings.ts';
import { servicesShelves } from './shelves-services.ts';
import { toolShelves } from './shelves-tools.ts';
import type { Shelf } from './shelf.ts';

export const shelves: readonly Shelf[] = [...fixingsShelves, ...toolShelves, ...servicesShelves, ...buildingShelves];

function rangeOf(family: Family, { price, ...range }: Range): Family {
  const { ranges: _ranges, badge: _badge, ...whole } = family;
  const { facts, fits: _fits, derive: _derive, ...withoutAxes } = whole;
  const base = range.axes === undefined ? whole : withoutAxes;
  const shared = range.axes === undefined ? facts : {};
  return {
    ...base,
    each: [family.each[0] * price, family.each[1]],
    ...range,
    brand: brandOf(range.code),
    facts: { ...shared, ...range.facts },
  };
}

/** Every product of the catalogue: each family, and each of its other ranges. */
export const everyFamily = (): Family[] =>
  families.flatMap((family) => [family, ...(family.ranges ?? []).map((range) => rangeOf(family, range))]);
