import type { FilterChoice } from '#contract/filter-choices.ts';
import type { Facet } from '#contract/facet.ts';
import { inNaturalOrder } from '#contract/natural-order.ts';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { isChosen } from './cached-selection.ts';

/** How many attribute filters to offer besides brand and availability, and how many start open. */
const maxAttributes = 8;
const openFilters = 3;

/** An attribute is offered as a filter only if enough products have it and its values fit a list. */
const minCoverage = 0.2;
const maxValues = 40;

/** The filters for products on this device, each value with the count that would remain if it were chosen too. */
export const cachedFacets = (products: readonly CachedProduct[], choices: readonly FilterChoice[]): Facet[] => {
  const facets = [...attributeFacets(products), ...fixedFacets(products)];
  const listed = facets.map(({ code, name, values }, place): Facet => {
    const others = choices.filter((choice) => choice.code !== code);
    const left = products.filter((product) => others.every((choice) => isChosen(product, choice)));
    const chosen = choices.find((choice) => choice.code === code)?.values ?? [];
    return {
      code,
      name,
      type: 'checkbox',
      range: null,
      isCollapsed: place >= openFilters && chosen.length === 0,
      values: values.map(({ value, label }) => ({
        value,
        label,
        isSelected: chosen.includes(value),
        count: left.filter((product) => isChosen(product, { code, values: [value], ranges: [] })).length,
      })),
    };
  });
  return [...listed, ...rangeFacets(products, choices)];
};

/** The cached list offers no range filters, but a chosen range has to be visible and removable. */
const rangeFacets = (products: readonly CachedProduct[], choices: readonly FilterChoice[]): Facet[] =>
  choices.flatMap(({ code, ranges: [range] }) => {
    if (range === undefined) return [];
    const name = products.flatMap(({ attributes }) => attributes).find((attribute) => attribute.code === code)?.name;
    const ends = { min: range.low ?? 0, max: range.high ?? range.low ?? 0, unit: null };
    const fixedName = code === 'price' ? words.price : code;
    return [{ code, name: name ?? fixedName, type: 'range' as const, range: ends, values: [], isCollapsed: false }];
  });

interface Offer {
  readonly code: string;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

const attributeFacets = (products: readonly CachedProduct[]): Offer[] => {
  const offers = new Map<string, { name: string; having: number; labels: Map<string, string> }>();
  for (const { attributes, isWhole, summary } of products) {
    // A cached listing knows only one size of a product, so filtering by it would hide products that do match.
    const certain = isWhole ? attributes : summary.attributes;
    for (const code of new Set(certain.map((attribute) => attribute.code))) {
      const own = certain.filter((attribute) => attribute.code === code);
      const offer = offers.get(code) ?? { name: own[0]?.name ?? code, having: 0, labels: new Map<string, string>() };
      offers.set(code, offer);
      offer.having += 1;
      for (const { value, displayValue } of own) offer.labels.set(String(value), displayValue);
    }
  }
  return [...offers]
    .filter(
      ([, { having, labels }]) =>
        labels.size > 1 && labels.size <= maxValues && having >= products.length * minCoverage,
    )
    .toSorted(([, a], [, b]) => b.having - a.having)
    .slice(0, maxAttributes)
    .map(([code, { name, labels }]) => ({ code, name, values: valuesOf(labels) }));
};

const fixedFacets = (products: readonly CachedProduct[]): Offer[] => {
  const brands = new Map(
    products.flatMap(({ summary: { brand } }) => (brand === null ? [] : [[brand.slug, brand.name]])),
  );
  const hasStock = products.some(({ summary }) => summary.variants.some(({ inventory }) => inventory.mode !== 'None'));
  return [
    ...(brands.size > 1 ? [{ code: 'brand', name: words.brand, values: valuesOf(brands) }] : []),
    ...(hasStock
      ? [{ code: 'availability', name: words.stock, values: [{ value: 'in-stock', label: words.inStock }] }]
      : []),
  ];
};

const valuesOf = (labels: ReadonlyMap<string, string>): Offer['values'] =>
  [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => inNaturalOrder(a.label, b.label));
