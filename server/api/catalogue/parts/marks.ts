import { createHash } from 'node:crypto';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { variants } from '#server/db/schema.ts';

/** A version of the index: the audience it is valid for, and the transaction it reaches up to. */
export interface Version {
  readonly audience: string;
  readonly horizon: number;
}

/** A place in a run of the export: the last id sent, and which run it is. */
export interface Place {
  readonly version: Version;
  /** Null for a run over everything. */
  readonly since: number | null;
  readonly lastId: string;
}

/** The shape of exported parts; a device with parts of another shape starts anew. */
const partForm = 'with categories';

/** A digest of everything that affects all parts at once. A different digest means a different index. */
export const audienceMarkOf = (view: CatalogueView): string => {
  const { settings, shopper, reference, currencyCode, countryCode, canSeeProducts, canSeePrices } = view;
  const rules = [
    partForm,
    currencyCode,
    countryCode,
    shopper?.priceGroupId ?? null,
    canSeeProducts,
    canSeePrices,
    settings.inventoryAvailability,
    settings.isOutOfStockPurchaseEnabled,
    settings.lowStockThreshold,
    variants.taxClass.enumValues.map((one) => reference.taxRateOf(countryCode, one)),
  ];
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16);
};

/** A version as devices store it. */
export const versionMark = ({ audience, horizon }: Version): string => `${audience}.${horizon}`;

/** Null for a mark that this store did not issue. */
export const readVersion = (mark: string): Version | null => {
  const parts = /^([\da-f]{16})\.(\d{1,15})$/.exec(mark);
  return parts?.[1] === undefined ? null : { audience: parts[1], horizon: Number(parts[2]) };
};

/** A place as devices store it during an export. */
export const placeMark = ({ version, since, lastId }: Place): string =>
  `${versionMark(version)}.${since ?? 'whole'}.${Buffer.from(lastId).toString('base64url')}`;

/** Null for a mark that this store did not issue. */
export const readPlace = (mark: string): Place | null => {
  const [audience, horizon, since, lastId] = mark.split('.');
  const version = readVersion(`${audience}.${horizon}`);
  if (version === null || lastId === undefined || !/^(?:whole|\d{1,15})$/.test(since ?? '')) return null;
  return {
    version,
    since: since === 'whole' ? null : Number(since),
    lastId: Buffer.from(lastId, 'base64url').toString('utf8'),
  };
};
