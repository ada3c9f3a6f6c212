import type { PrecacheController } from 'workbox-precaching';
import { storedAtHeader, storedAtOf } from '#api/stored-at.ts';
import { buildMark, fontStyle } from '#contract/build.ts';
import { cookieNames } from '#contract/cookies.ts';
import { isViewCache, viewCache } from '#offline/reads/cache-names.ts';
import { claimPages } from './claim-pages.ts';
import { shellDocument } from './shell-files.ts';
import { trimLater } from './trim.ts';

declare const self: ServiceWorkerGlobalScope;

const dayMs = 24 * 60 * 60 * 1000;

const bounds = { entriesOf: () => 50, kindOf: () => 'view', ageMs: 7 * dayMs };

/** A younger view is not refetched. */
const freshMs = 10 * 60 * 1000;

/** Home, the catalogue and the blog: the host renders them the same for all guests, and the device has nothing newer. */
const isViewPath = (path: string): boolean => /^\/(?:(?:store|blog)(?:\/.*)?)?$/.test(path);

/** Views have no parameters, except the one with which an installed shop starts. */
const isPlainSearch = (search: string): boolean => /^(?:\?source=\w+)?$/.test(search);

/**
 * The host-rendered views of what a guest opened, painted before any network response and before the app's code runs. Each belongs to this
 * worker's build, and only to guests in the store's own currency and country, as on the host.
 */
export const createViews = (shell: PrecacheController) => {
  const cacheName = viewCache(buildMark);

  /** The stored view of an address for the current visitor; undefined if there is none. */
  const match = async (url: URL): Promise<Response | undefined> => {
    try {
      const key = await keyOf(url);
      const view = key === null ? undefined : await caches.match(key, { cacheName });
      return view === undefined || ageOf(view) > bounds.ageMs ? undefined : view;
    } catch {
      // The shell opens the page instead.
      return undefined;
    }
  };

  /** Fetches the host's view of an address and stores it; deletes a view that the host no longer has. */
  const store = async (url: URL): Promise<void> => {
    const key = await keyOf(url);
    // A replaced worker would bring back caches that were just deleted.
    if (key === null || !(await claimPages())) return;
    const cache = await caches.open(cacheName);
    const stored = await cache.match(key);
    if (stored !== undefined && ageOf(stored) < freshMs) return;
    const response = await fetch(url.pathname, { credentials: 'same-origin', cache: 'no-cache' });
    if (response.redirected || response.status === 404) return void (await cache.delete(key));
    const html = await response.text();
    // A busy host sends the shell, a newer one a view of another build; and the visitor may have changed meanwhile.
    if (response.status !== 200 || !isOwnView(html) || key !== (await keyOf(url)) || !(await claimPages())) return;
    await cache.put(key, storedView(html, await fontsOf(shell), response.headers));
    await trimLater(cacheName, bounds);
  };

  /** Deletes the views of other builds. */
  const forgetOld = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => isViewCache(name) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  };

  return { match, store, forgetOld };
};

/** The key that a view is stored under; null for anybody but a guest in the store's own currency and country, who may see none. */
const keyOf = async ({ pathname, search }: URL): Promise<string | null> => {
  if (!isViewPath(pathname) || !isPlainSearch(search) || !('cookieStore' in self)) return null;
  const cookies = new Map((await self.cookieStore.getAll()).map(({ name, value }) => [name, value]));
  const { token, currency, country, vat } = cookieNames;
  if ([token, currency, country].some((name) => cookies.has(name))) return null;
  return cookies.get(vat) === 'inc' ? `${pathname}?vat=inc` : pathname;
};

const ageOf = (view: Response): number => Date.now() - (storedAtOf(view) ?? 0);

const fontFiles = /<link rel="preload" as="font"[^>]*>/g;

const isOwnView = (html: string): boolean =>
  /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] === buildMark && html.includes('id="answers"');

/** The shop's own fonts as the shell embeds them: they are on the device by now, so a view is painted in them at once. */
const fontsOf = async (shell: PrecacheController): Promise<string> => {
  const html = (await (await shell.matchPrecache(shellDocument))?.text()) ?? '';
  return [...html.matchAll(fontFiles), fontStyle.exec(html)?.[0] ?? ''].join('');
};

/** The view as it will be served: with the time it was stored, and a policy that already allows the font style. */
const storedView = (html: string, fonts: string, from: Headers): Response => {
  const now = new Date();
  const headers = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set(storedAtHeader, now.toISOString());
  const body = html
    .replace('<html', `<html data-stored-at="${now.getTime()}"`)
    .replace('</title>', () => `</title>${fonts}`);
  return new Response(body, { status: 200, headers });
};
