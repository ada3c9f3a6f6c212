import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Part, PartPage } from '#contract/part.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { invalidField } from '#server/api/http/refusal.ts';
import { partChanges, products, variants } from '#server/db/schema.ts';
import { readHorizon } from './horizon.ts';
import { audienceMarkOf, type Place, placeMark, readPlace, readVersion, type Version, versionMark } from './marks.ts';
import { loadParts } from './part-view.ts';

const partsOnAPage = 500;

const isSold = and(eq(variants.isActive, true), eq(products.isActive, true));

/** Ids of everything that is sold, in ascending order, starting after `lastId`. */
const soldAfter = async ({ db }: CatalogueView, lastId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isSold, gt(variants.id, lastId)))
    .orderBy(variants.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Ids of everything that changed in or after transaction `since`, in ascending order, starting after `lastId`. */
const changedAfter = async ({ db }: CatalogueView, since: number, lastId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: partChanges.variantId })
    .from(partChanges)
    .where(and(gte(partChanges.changedIn, since), gt(partChanges.variantId, lastId)))
    .orderBy(partChanges.variantId)
    .limit(limit);
  return rows.map(({ id }) => id);
};

const countSold = async ({ db, canSeeProducts }: CatalogueView): Promise<number> => {
  if (!canSeeProducts) return 0;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isSold);
  return row?.count ?? 0;
};

const bytesOf = (parts: readonly Part[], total: number): number =>
  parts.length === 0 ? 0 : Math.round((Buffer.byteLength(JSON.stringify(parts)) / parts.length) * total);

/** Where to continue: at the request's place in a run that is still valid, else at the beginning of a new run. */
const standing = async (
  view: CatalogueView,
  { Since, After }: { readonly Since?: string | undefined; readonly After?: string | undefined },
): Promise<Place & { readonly isFirst: boolean }> => {
  const place = After === undefined ? null : readPlace(After);
  if (After !== undefined && place === null)
    throw invalidField('After', 'UnknownMark', 'This is no place in an export.');
  const audience = audienceMarkOf(view);
  const horizon = await readHorizon(view.db);
  const isGood = (version: Version) => version.audience === audience && version.horizon <= horizon;
  if (place !== null && isGood(place.version)) return { ...place, isFirst: false };
  const known = Since === undefined ? null : readVersion(Since);
  if (Since !== undefined && known === null)
    throw invalidField('Since', 'UnknownMark', 'This is no version of the index.');
  const since = known !== null && isGood(known) ? known.horizon : null;
  return { version: { audience, horizon }, since, lastId: '', isFirst: true };
};

const exportParts = async (
  context: HandlerContext,
  query: {
    readonly Since?: string | undefined;
    readonly After?: string | undefined;
    readonly PageSize?: number | undefined;
  },
): Promise<PartPage> => {
  const limit = query.PageSize ?? partsOnAPage;
  const { version, since, lastId, isFirst } = await standing(context, query);
  const ids =
    since === null
      ? context.canSeeProducts
        ? await soldAfter(context, lastId, limit)
        : []
      : await changedAfter(context, since, lastId, limit);
  const parts = await loadParts(context, ids);
  const seen = new Set(parts.map(({ id }) => id));
  const last = ids.at(-1);
  const total = isFirst ? await countSold(context) : null;
  return {
    isWhole: since === null,
    isFirst,
    version: versionMark(version),
    next: last === undefined || ids.length < limit ? null : placeMark({ version, since, lastId: last }),
    total,
    totalBytes: total === null ? null : since === null ? bytesOf(parts, total) : 0,
    parts,
    removed: since === null ? [] : ids.filter((id) => !seen.has(id)),
    currencyCode: context.currencyCode,
    inventoryMode: context.settings.inventoryAvailability,
    canBackorder: context.settings.isOutOfStockPurchaseEnabled,
    asOf: context.now.toISOString(),
  };
};

export const partHandlers = {
  getParts: (context, { query }) => exportParts(context, query),
} satisfies Handlers<'getParts'>;
