import type { PictureKey } from '#server/media/pictures.ts';
import type { AttributeCode } from './attributes.ts';
import { type BrandCode, brandOf } from './brands.ts';

export type DrawingKind =
  | 'bolt'
  | 'screw'
  | 'nut'
  | 'washer'
  | 'anchor'
  | 'pipe'
  | 'elbow'
  | 'tee'
  | 'valve'
  | 'tap'
  | 'cable'
  | 'socket'
  | 'lamp'
  | 'blade'
  | 'bit'
  | 'hammer'
  | 'screwdriver'
  | 'spanner'
  | 'glove'
  | 'boot'
  | 'hat'
  | 'tin'
  | 'tube'
  | 'tape'
  | 'sheet'
  | 'batten'
  | 'bag'
  | 'box'
  | 'carton';

export type Facts = Partial<Record<AttributeCode, string | number | boolean>>;

/** One value of an axis: its label, its segment of the part number, and its effect on price and weight. */
export type AxisValue = {
  value: string | number;
  label: string;
  part: string;
  /** The number that rules like `fits` calculate with: 10 for M10; for a word, its position in the list. */
  n: number;
  price: number;
  weight: number;
  swatch?: string;
  picture?: PictureKey;
};

export type Axis = { code: AttributeCode; values: readonly AxisValue[]; isPack?: 'box' | 'bag' | 'pack' | 'tub' };

/** The numbers of a variant's axis values, by attribute. */
export type Numbers = Partial<Record<AttributeCode, number>>;

export type Unit = { code: string; label: string; packSize?: number };

type Badge = 'New' | 'Offer' | 'Clearance';

/** Another range of the same family: its own product, with its own brand, material or price level. */
export type Range = RangeRest & {
  code: string;
  name: string;
  blurb: string;
  /** The factor on the family's price. */
  price: number;
};

/** A range's own properties. A range with its own axes shares neither facts nor what is derived from the family's axes. */
type RangeRest = Partial<Omit<FamilyRest, 'blurb' | 'ranges'>> & { picture?: PictureKey; drawing?: DrawingKind };

type FamilyRest = {
  /** One sentence for lists. */
  blurb: string;
  /** Its purpose and what to know before buying; one line per paragraph. */
  text: string;
  facts?: Facts;
  axes?: readonly Axis[];
  /** For one unit of the first variant: pounds before VAT, and grams. */
  each: readonly [pounds: number, grams: number];
  /** Quantity breaks, each with the factor on the price. */
  tiers?: readonly (readonly [quantity: number, factor: number])[];
  unit?: Unit;
  /** Increment, minimum and maximum of the quantity. */
  sells?: { by?: number; from?: number; upTo?: number };
  addOns?: readonly string[];
  tax?: 'Reduced' | 'Zero';
  badge?: Badge;
  leadDays?: number;
  fits?: (at: Numbers) => boolean;
  derive?: (at: Numbers) => Facts;
  /** Codes of families that are bought together with it. */
  goesWith?: readonly string[];
  ranges?: readonly Range[];
};

/** A family of the catalogue: one product (plus one per range) with a variant for each point of its axes. */
export type Family = FamilyRest & {
  /** Prefix of its part numbers, 'FX-HB'. */
  code: string;
  brand: BrandCode;
  name: string;
  shelf: string;
  picture: PictureKey;
  drawing: DrawingKind;
};

export const family = (
  code: `${BrandCode}-${string}`,
  name: string,
  shelf: string,
  picture: PictureKey,
  drawing: DrawingKind,
  rest: FamilyRest,
): Family => ({ ...rest, code, brand: brandOf(code), name, shelf, picture, drawing });

export const range = (
  code: `${BrandCode}-${string}`,
  name: string,
  price: number,
  blurb: string,
  rest: RangeRest = {},
): Range => ({ ...rest, code, name, price, blurb });
