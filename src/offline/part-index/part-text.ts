import type { Part } from '#contract/part.ts';

type Rule = Part['quantityRule'];
type Stock = Part['stock'];

/** The values of a part in this order: omitting the field names halves the space on the device. */
type PartValues = readonly [
  id: Part['id'],
  productId: Part['productId'],
  slug: Part['slug'],
  sku: Part['sku'],
  makerNumber: Part['makerNumber'],
  barcode: Part['barcode'],
  name: Part['name'],
  variantName: Part['variantName'],
  words: Part['words'],
  quantityRule: readonly [Rule['minimum'], Rule['maximum'], Rule['increment']],
  unit: readonly [code: string, label: string, packSize: number],
  priceMinor: Part['priceMinor'],
  tiers: Part['tiers'],
  taxRate: number | null,
  stock: readonly [Stock['quantity'], Stock['isInStock'], Stock['isLow'], Stock['restockDate']],
  hasAddOns: boolean,
  /** Absent in data written by an earlier version. */
  categories?: Part['categories'] | null,
  requiresAddOns?: boolean | null,
];

export const partText = ({ quantityRule, unit, stock, ...part }: Part): string => {
  const values: PartValues = [
    part.id,
    part.productId,
    part.slug,
    part.sku,
    part.makerNumber,
    part.barcode,
    part.name,
    part.variantName,
    part.words,
    [quantityRule.minimum, quantityRule.maximum, quantityRule.increment],
    [unit.code, unit.label, unit.packSize],
    part.priceMinor,
    part.tiers,
    part.taxRate ?? null,
    [stock.quantity, stock.isInStock, stock.isLow, stock.restockDate],
    part.hasAddOns,
    part.categories ?? null,
    part.requiresAddOns ?? null,
  ];
  return JSON.stringify(values);
};

/** Parses the text that `partText` wrote. */
export const partOfText = (text: string): Part => {
  // Written by this very code, from a part that was validated when fetched.
  const values = JSON.parse(text) as PartValues;
  const [id, productId, slug, sku, makerNumber, barcode, name, variantName, words, rule, unit, ...more] = values;
  const [priceMinor, tiers, taxRate, stock, hasAddOns, categories, requiresAddOns] = more;
  const [minimum, maximum, increment] = rule;
  const [code, label, packSize] = unit;
  const [quantity, isInStock, isLow, restockDate] = stock;
  return {
    id,
    productId,
    slug,
    sku,
    makerNumber,
    barcode,
    name,
    variantName,
    words,
    quantityRule: { minimum, maximum, increment },
    unit: { code, label, packSize },
    priceMinor,
    tiers,
    ...(taxRate !== null && { taxRate }),
    stock: { quantity, isInStock, isLow, restockDate },
    hasAddOns,
    ...(categories && { categories }),
    ...(typeof requiresAddOns === 'boolean' && { requiresAddOns }),
  };
};
