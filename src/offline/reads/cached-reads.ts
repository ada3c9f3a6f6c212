import { cacheableRows, unpricedRows } from '#contract/cacheable-rows.ts';
import { getProduct, getProductAddOns, getProductBySlug } from '#contract/product-rows.ts';

const patternOf = (path: string): string =>
  path
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');

/** Wherever the store API is mounted, its addresses end as in the rows. */
const pathOf = (rows: readonly { readonly path: string }[]): RegExp =>
  new RegExp(`(?:${rows.map(({ path }) => patternOf(path)).join('|')})$`);

const cacheablePath = pathOf(cacheableRows);
const unpricedPath = pathOf(unpricedRows);
const productPath = pathOf([getProduct, getProductBySlug, getProductAddOns]);

/** The header that every call of the store API carries, and nothing else. */
const mark = 'StoreKey';

/** True for a store API call whose answer may be cached for offline reading. */
export const isCacheableRead = (request: {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}): boolean =>
  request.method === 'GET' && request.headers.has(mark) && cacheablePath.test(new URL(request.url).pathname);

/** True for an answer without prices, so that a copy of another currency or country can be used. */
export const isUnpricedRead = (url: string): boolean => unpricedPath.test(new URL(url).pathname);

/** True for an answer that the page of one product needs. */
export const isProductRead = (url: string): boolean => productPath.test(new URL(url).pathname);
