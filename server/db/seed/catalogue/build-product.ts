import { type PictureKey, pictureTint, pictureUrl } from '#server/media/pictures.ts';
import type { products, stock, variants } from '#server/db/schema.ts';
import type { ImageRecord, OptionAxisRecord } from '#server/db/schema/records.ts';
import { between, randomOf, seedId, slugOf } from '#server/db/seed/random.ts';
import { attributeRecords, attributeValue } from './attribute-record.ts';
import { definitionOf } from './attributes.ts';
import { brands } from './brands.ts';
import { labelOf, type Point, pointsOf, skuOf, variantAttributes } from './expand-axes.ts';
import type { Axis, AxisValue, Facts, Family } from './family.ts';
import { priceSteps, type PriceStep } from './part-pricing.ts';
import { stockOf } from './stock-plan.ts';

/** A product as the tables store it, with its variants. */
export type BuiltProduct = {
  family: Family;
  product: typeof products.$inferInsert & { id: string };
  variants: BuiltVariant[];
};

export type BuiltVariant = {
  row: Omit<typeof variants.$inferInsert, 'barcode'> & { id: string };
  stock: typeof stock.$inferInsert;
  general: PriceStep[];
  trade: PriceStep[];
};

const pictureEdge = 800;

export const pictureOf = (key: PictureKey, alt: string): ImageRecord => ({
  url: pictureUrl(key, pictureEdge),
  alt,
  width: pictureEdge,
  height: pictureEdge,
  blur: pictureTint(key),
});

/** Builds one product of a family; `ranges` are already separate families. */
export function buildProduct(family: Family, typeId: string, now: Date, points = pointsOf(family)): BuiltProduct {
  const random = randomOf(`product/${family.code}`);
  const id = seedId('product', family.code);
  const [brandName] = brands[family.brand];
  const used = axesInUse(family.axes ?? [], points);
  const age = family.badge === 'New' ? between(random, 5, 40) : between(random, 90, 1_400);
  const createdAt = new Date(now.getTime() - age * 86_400_000);
  const product: BuiltProduct['product'] = {
    id,
    slug: slugOf(`${family.name} ${family.code}`),
    name: family.name,
    shortDescription: family.blurb,
    descriptionHtml: descriptionOf(family),
    brandId: seedId('brand', family.brand),
    productTypeId: typeId,
    images: picturesOf(family),
    drawingKind: family.drawing,
    attributes: attributeRecords(family.facts ?? {}),
    optionAxes: used.map(axisRecord),
    badges: family.badge === undefined ? [] : [family.badge],
    documents: [],
    metaTitle: `${family.name} | ${brandName}`,
    metaDescription: `${family.blurb} ${points.length > 1 ? `${points.length} sizes` : 'In stock'} from ${brandName}, priced for one or for many.`,
    popularity: Math.round(1_000 * random() ** 2) + (family.badge === 'Offer' ? 150 : 0),
    isActive: true,
    createdAt,
    updatedAt: createdAt,
  };
  return {
    family,
    product,
    variants: points.map((point, index) => buildVariant(family, id, point, index, createdAt, now)),
  };
}

function buildVariant(
  family: Family,
  productId: string,
  point: Point,
  index: number,
  createdAt: Date,
  now: Date,
): BuiltVariant {
  const sku = skuOf(family.code, point);
  const id = seedId('variant', sku);
  const label = labelOf(point, family.axes);
  const [ofFirst, grams] = family.each;
  const pounds = ofFirst * point.price;
  const pack = family.axes?.find(({ isPack }) => isPack !== undefined);
  const packValue = pack === undefined ? undefined : point.values.get(pack.code);
  const unit = family.unit ?? { code: 'each', label: 'Each' };
  const minimumQuantity = family.sells?.from ?? family.sells?.by ?? 1;
  const picture = [...point.values.values()].find((it) => it.picture !== undefined)?.picture;
  return {
    row: {
      id,
      productId,
      sku,
      skuNormalised: sku.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
      isMaster: index === 0,
      sortOrder: index,
      name: label === '' ? family.name : `${family.name}, ${label}`,
      attributes: variantAttributes(point, derivedOf(family, point)),
      images:
        picture === undefined || picture === family.picture ? [] : [pictureOf(picture, `${family.name}, ${label}`)],
      unitCode: packValue === undefined || packValue.n === 1 ? unit.code : (pack?.isPack ?? unit.code),
      unitLabel: packValue?.label ?? unit.label,
      packSize: packValue?.n ?? unit.packSize ?? 1,
      minimumQuantity,
      maximumQuantity: family.sells?.upTo ?? null,
      quantityIncrement: family.sells?.by ?? 1,
      taxClass: family.tax ?? 'Standard',
      weightGrams: weightOf(grams, point),
      leadTimeDays: family.leadDays ?? null,
      isActive: true,
      createdAt,
    },
    stock: stockOf(id, pounds, randomOf(`stock/${sku}`), now),
    ...priceSteps(pounds, family),
  };
}

/** Goods sold by weight weigh what their label says, plus the bag. */
const weightOf = (grams: number, { at, weight }: Point): number => {
  const contents = at['weight-kg'];
  return Math.max(1, Math.round(contents === undefined ? grams * weight : contents * 1_010));
};

const derivedOf = ({ derive }: Family, { at }: Point): Facts => derive?.(at) ?? {};

function descriptionOf({ blurb, text }: Family): string {
  return [blurb, ...text.split('\n')].map((paragraph) => `<p>${escaped(paragraph.trim())}</p>`).join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The family's own picture first, then those of its finishes and colours. */
function picturesOf(family: Family): ImageRecord[] {
  const others = (family.axes ?? []).flatMap(({ values }) =>
    values.flatMap(({ picture, label }) => (picture === undefined ? [] : [{ picture, label }])),
  );
  const records = [pictureOf(family.picture, family.name)];
  for (const { picture, label } of others) {
    const record = pictureOf(picture, `${family.name}, ${label.toLowerCase()}`);
    if (!records.some(({ url }) => url === record.url)) records.push(record);
  }
  return records;
}

/** The axes, reduced to the values that occur. */
function axesInUse(axes: readonly Axis[], points: readonly Point[]): Axis[] {
  return axes.map((axis) => {
    const seen = new Set(points.map(({ values }) => values.get(axis.code)));
    return { ...axis, values: axis.values.filter((value) => seen.has(value)) };
  });
}

const axisRecord = ({ code, values }: Axis): OptionAxisRecord => ({
  code,
  name: definitionOf(code).name,
  values: values.map(({ value, label, swatch }: AxisValue) => ({
    value: String(attributeValue(value)),
    label,
    ...(swatch !== undefined && { swatch }),
  })),
});
