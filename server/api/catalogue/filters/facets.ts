import { inNaturalOrder } from '#contract/natural-order.ts';
import type { Facet } from '#contract/facet.ts';
import type { FacetDefinition, FacetValue } from './facet-counts.ts';
import type { FilterChoice } from '#contract/filter-choices.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';

/** A filter with more distinct numbers becomes a range instead of a list. */
const maxNumbers = 24;
/** How many attributes are offered, besides chosen ones. */
const maxAttributes = 12;
/** An attribute that a smaller share of the products has is not offered. */
const minCoverage = 0.2;
/** How many filters start expanded. */
const openFilters = 4;

const fixed: readonly FacetDefinition[] = [
  { code: 'type', name: 'Product type', type: 'text', unit: null, sortOrder: -1 },
  { code: 'brand', name: 'Brand', type: 'text', unit: null, sortOrder: Number.MAX_SAFE_INTEGER },
];

/** The data that filters are built from. */
export interface FacetParts {
  /** Number of products before any filter is chosen. */
  readonly wholeCount: number;
  readonly values: readonly FacetValue[];
  readonly definitions: readonly FacetDefinition[];
  readonly choices: readonly FilterChoice[];
  /** How many products would be left if this value were chosen as well. */
  readonly countOf: (facet: FacetValue) => number;
  /** Null if stock is hidden. */
  readonly inStockCount: number | null;
  /** Null if prices are hidden. */
  readonly price: { readonly min: number; readonly max: number; readonly currencyCode: string } | null;
}

/** The filters of a selection: type, the most common attributes, brand, price, availability. */
export const facetsOf = (parts: FacetParts): Facet[] => {
  const byCode = groupedBy(parts.values, ({ code }) => code);
  const choiceOf = (code: string): FilterChoice | undefined => parts.choices.find((choice) => choice.code === code);
  const offered = [...fixed, ...parts.definitions]
    .map((definition) => ({ definition, values: byCode.get(definition.code) ?? [] }))
    .filter(
      ({ definition, values }) => choiceOf(definition.code) !== undefined || isDistinguishing(values, parts.wholeCount),
    )
    .toSorted((a, b) => coverageOf(b.values) - coverageOf(a.values));
  const isFixed = ({ definition }: (typeof offered)[number]): boolean => fixed.includes(definition);
  const isChosen = ({ definition }: (typeof offered)[number]): boolean => choiceOf(definition.code) !== undefined;
  const attributes = offered.filter((facet) => !isFixed(facet) && (isChosen(facet) || !repeatsAnother(facet, offered)));
  const shown = attributes.filter((facet, place) => place < maxAttributes || isChosen(facet));
  const listed = [...offered.filter(isFixed), ...shown]
    .toSorted((a, b) => a.definition.sortOrder - b.definition.sortOrder)
    .map(({ definition, values }) => listedFacet(definition, values, choiceOf(definition.code), parts.countOf));
  return [...listed, ...priceFacet(parts), ...availabilityFacet(parts)].map((facet, place) => ({
    ...facet,
    name: unlikeOthers(facet, unitOf(facet.code, parts), listed),
    isCollapsed: place >= openFilters && choiceOf(facet.code) === undefined,
  }));
};

const unitOf = (code: string, { definitions }: FacetParts): string | null =>
  definitions.find((definition) => definition.code === code)?.unit ?? null;

/** Adds the unit to the name of a filter if another shares the name (“Length”). */
const unlikeOthers = ({ code, name }: Facet, unit: string | null, listed: readonly Facet[]): string =>
  unit !== null && listed.some((other) => other.name === name && other.code !== code) ? `${name} (${unit})` : name;

const coverageOf = (values: readonly FacetValue[]): number => values.reduce((sum, { count }) => sum + count, 0);

/** Whether it is worth offering: many products have it, and not all with the same value. */
const isDistinguishing = (values: readonly FacetValue[], wholeCount: number): boolean =>
  values.some(({ count }) => count < wholeCount) && coverageOf(values) >= wholeCount * minCoverage;

interface Offered {
  readonly definition: FacetDefinition;
  readonly values: readonly FacetValue[];
}

const numbersOf = (values: readonly FacetValue[]): string =>
  values
    .map(({ label, count }) => `${label.replaceAll(/[^\d.]/g, '')}:${count}`)
    .toSorted()
    .join();

/** A diameter of 6, 8 and 10 mm repeats a thread of M6, M8 and M10 if each value has as many products. */
const repeatsAnother = ({ definition, values }: Offered, offered: readonly Offered[]): boolean =>
  values.every(({ numericValue }) => numericValue !== null) &&
  offered.some(
    (other) =>
      other.definition.sortOrder < definition.sortOrder &&
      other.values.length === values.length &&
      numbersOf(other.values) === numbersOf(values),
  );

const compareFacetValues = (a: FacetValue, b: FacetValue): number =>
  a.numericValue !== null && b.numericValue !== null
    ? a.numericValue - b.numericValue
    : inNaturalOrder(a.label, b.label);

const listedFacet = (
  { code, name, type, unit }: FacetDefinition,
  values: readonly FacetValue[],
  choice: FilterChoice | undefined,
  countOf: FacetParts['countOf'],
): Facet => {
  const numbers = values.flatMap(({ numericValue }) => numericValue ?? []);
  if (type === 'number' && numbers.length > 0 && (numbers.length > maxNumbers || (choice?.ranges.length ?? 0) > 0)) {
    const range = { min: Math.min(...numbers), max: Math.max(...numbers), unit };
    return { code, name, type: 'range', values: [], range, isCollapsed: false };
  }
  const options = values.toSorted(compareFacetValues).map((value) => ({
    value: value.value,
    label: value.label,
    count: countOf(value),
    isSelected: choice?.values.includes(value.value) ?? false,
    ...(value.swatch !== null && { swatch: value.swatch }),
  }));
  const unknown = (choice?.values ?? [])
    .filter((chosen) => !options.some(({ value }) => value === chosen))
    .map((value) => ({ value, label: value, count: 0, isSelected: true }));
  return {
    code,
    name,
    type: type === 'boolean' ? 'boolean' : options.some(({ swatch }) => swatch !== undefined) ? 'colour' : 'checkbox',
    values: [...options, ...unknown],
    range: null,
    isCollapsed: false,
  };
};

const priceFacet = ({ price }: FacetParts): Facet[] =>
  price === null || price.min === price.max
    ? []
    : [
        {
          code: 'price',
          name: 'Price',
          type: 'range',
          values: [],
          range: { min: price.min, max: price.max, unit: price.currencyCode },
          isCollapsed: false,
        },
      ];

const availabilityFacet = ({ inStockCount, choices }: FacetParts): Facet[] =>
  inStockCount === null
    ? []
    : [
        {
          code: 'availability',
          name: 'Availability',
          type: 'boolean',
          values: [
            {
              value: 'in-stock',
              label: 'In stock',
              count: inStockCount,
              isSelected: choices.some(({ code }) => code === 'availability'),
            },
          ],
          range: null,
          isCollapsed: false,
        },
      ];
