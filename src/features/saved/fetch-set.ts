import { getCategoryBySlug } from '#contract/category.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import type { Product, ProductSummary } from '#contract/product.ts';
import { getFilters, getProductAddOns, getProductBySlug, getProducts } from '#contract/product-rows.ts';
import { listPageSize } from '#contract/page-sizes.ts';
import { getWishlist } from '#contract/wishlist.ts';
import type { Api } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import { storedAtOf } from '#api/stored-at.ts';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import { isCacheable, stamped } from '#offline/reads/cacheable.ts';
import { isOutOfRoom } from '#offline/reads/make-room.ts';
import { cacheAddress } from '#offline/reads/read-context.ts';
import { savingAddress } from '#offline/reads/saved-caches.ts';
import { forEachParallel } from '#offline/for-each-parallel.ts';
import { isDeviceFull } from '#offline/room.ts';
import { sleep } from '#offline/sleep.ts';
import type { Shop } from '#shopper/shop.tsx';
import { contextOfShop, type SavedSet } from './saved-set.ts';

/** How many products to fetch at once; the store has other shoppers. */
const productsAtATime = 3;

/** How many products to save between checks whether the device has room for what its shopper changes. */
const productsBetweenLooks = 10;

const maxPauseMs = 30_000;
const pauseMs = 5_000;

/** There is no room for more; what was saved stays. */
class OutOfRoom extends Error {}

/** The shopper has signed out or stopped it. */
class Stopped extends Error {}

export interface FetchedSet {
  readonly total: number;
  readonly saved: number;
  readonly end: SavedSet['end'];
}

interface Task {
  readonly shop: Shop;
  readonly set: SavedSet;
  readonly cache: Cache;
  readonly signal: AbortSignal;
  /** Answers stored since then are not fetched again (epoch ms). */
  readonly since: number;
  readonly touched: Set<string>;
}

/** Fetches what is missing of a set, or everything older than `since`; reports the number of saved products after each. */
export const fetchSet = async (
  shop: Shop,
  set: SavedSet,
  {
    signal,
    since,
    onProgress,
  }: {
    readonly signal: AbortSignal;
    readonly since: number;
    readonly onProgress: (saved: number, total: number) => void;
  },
): Promise<FetchedSet> => {
  const task: Task = { shop, set, cache: await caches.open(set.cacheName), signal, since, touched: new Set() };
  const api = savingApi(task);
  let { total } = set;
  let saved = 0;
  const endAs = (end: SavedSet['end']): FetchedSet => ({ total, saved, end });
  try {
    const slugs = await slugsOf(task, api);
    total = slugs.length;
    onProgress(0, total);
    await forEachParallel(slugs, productsAtATime, async (slug, at) => {
      if (at % productsBetweenLooks === 0 && (await isDeviceFull())) throw new OutOfRoom();
      // A product no longer sold isn't missing.
      if (await saveProduct(task, api, slug)) saved += 1;
      else total -= 1;
      onProgress(saved, total);
    });
    await dropOthers(task);
    return endAs('whole');
  } catch (error) {
    // A browser that runs out of space may throw other errors, too.
    const isFull = error instanceof OutOfRoom || (!signal.aborted && (await isDeviceFull()));
    return endAs(isFull ? 'no-room' : 'cut');
  }
};

/** An API that stores its answers in the set's cache; the service worker doesn't handle its calls. */
const savingApi = (task: Task): Api => {
  const { shop } = task;
  const token = shop.audience === 'guest' ? null : readCookie(document.cookie, cookieNames.token);
  const visitor = { currencyCode: shop.currencyCode, countryCode: shop.countryCode, token };
  return createStoreApi(shop.configuration, visitor, {
    fetch: async (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, location.href);
      const address = cacheAddress(href, task.set);
      const there = await task.cache.match(address, { ignoreVary: true });
      if (there !== undefined && (storedAtOf(there) ?? 0) >= task.since) {
        task.touched.add(address);
        return there;
      }
      const response = await fetch(savingAddress(href), init);
      if (isCacheable(response, shop.audience))
        await put(task, address, await stamped(response.clone(), Date.now(), contextOfShop(shop)));
      return response;
    },
  });
};

const put = async ({ shop, set, cache, signal, touched }: Task, address: string, response: Response): Promise<void> => {
  const isWanted = async (): Promise<boolean> => !signal.aborted && (await mayCacheCatalogueOf(shop.audience));
  if (!(await isWanted())) throw new Stopped();
  try {
    await cache.put(address, response);
    touched.add(address);
  } catch (error) {
    throw isOutOfRoom(error) ? new OutOfRoom() : error;
  }
  // The shopper may have signed out between check and write; then the cache is deleted like everything else.
  if (!(await mayCacheCatalogueOf(shop.audience))) {
    await caches.delete(set.cacheName);
    throw new Stopped();
  }
};

/** The slugs of a set's products; also saves the pages of a category. */
const slugsOf = async (task: Task, api: Api): Promise<readonly string[]> => {
  const { kind, id, slugs } = task.set;
  if (kind === 'order') return slugs;
  if (kind === 'list') {
    const list = await ask(task, () => api.call(getWishlist, { params: { id } }));
    // A list that waits to be sent is only known to this device.
    return list === null ? slugs : [...new Set(list.items.flatMap(({ product }) => product?.slug ?? []))];
  }
  await ask(task, () => api.call(getCategoryBySlug, { params: { slug: id } }));
  await ask(task, () => api.call(getFilters, { query: { CategorySlug: id } }));
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const query = { CategorySlug: id, PageNumber: page, PageSize: listPageSize };
    const list = await ask(task, () => api.call(getProducts, { query }));
    for (const product of list?.results ?? []) {
      found.add(product.slug);
      await savePicture(task, thumbOf(product));
    }
    if (list === null || page * listPageSize >= list.total) return [...found];
  }
};

/** Saves a product; false if the store no longer has it. */
const saveProduct = async (task: Task, api: Api, slug: string): Promise<boolean> => {
  const product = await ask(task, () => api.call(getProductBySlug, { params: { slug } }));
  if (product === null) return false;
  if (product.hasAddOns) await ask(task, () => api.call(getProductAddOns, { params: { id: product.id } }));
  await savePicture(task, thumbOf(product));
  await savePicture(task, figureOf(product));
  return true;
};

/** Makes a call, and retries after a pause if the store asks for one; null if the resource doesn't exist. */
const ask = async <T>({ signal }: Task, call: () => Promise<T>): Promise<T | null> => {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw new Stopped();
    try {
      return await call();
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (error.status === 404 || error.status === 410) return null;
      if (attempt === 3 || (error.status !== 429 && error.status !== 503)) throw error;
      await sleep(Math.min(error.retryAfterMs ?? pauseMs, maxPauseMs));
    }
  }
};

type Pictured = Pick<Product | ProductSummary, 'images'>;

/** The URL of the thumbnail beside a product's name, or null. */
const thumbOf = ({ images: [image] }: Pictured): string | null =>
  image?.sizes?.toSorted((a, b) => a.width - b.width)[0]?.url ?? image?.url ?? null;

/** The URL of the picture that the browser chooses for the product page at this width, or null. */
const figureOf = ({ images: [image] }: Pictured): string | null => {
  const widthPx = innerWidth >= 1024 ? 340 : innerWidth >= 768 ? 220 : 112;
  const sizes = image?.sizes?.toSorted((a, b) => a.width - b.width) ?? [];
  return (sizes.find(({ width }) => width >= widthPx * devicePixelRatio) ?? sizes.at(-1))?.url ?? image?.url ?? null;
};

/** Saves a picture. A failure doesn't stop the rest: the drawing is shown instead. */
const savePicture = async (task: Task, url: string | null): Promise<void> => {
  if (url === null) return;
  const address = new URL(url, location.href);
  // The page's Content Security Policy would have to allow pictures of another site.
  if (address.origin !== location.origin || task.touched.has(address.href)) return;
  if ((await task.cache.match(address.href)) !== undefined) {
    task.touched.add(address.href);
    return;
  }
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (response?.ok === true) await put(task, address.href, response);
};

const dropOthers = async ({ cache, touched }: Task): Promise<void> => {
  for (const request of await cache.keys()) {
    if (!touched.has(request.url)) await cache.delete(request, { ignoreVary: true });
  }
};
