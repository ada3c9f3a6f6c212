import { catalogueCachePrefix, savedCachePrefix, viewCachePrefix } from '#offline/storage-names.ts';
import type { Audience } from './read-context.ts';

/** The store's answers about its catalogue and pages, separately for each audience. */
export const catalogueCache = (audience: Audience): string => `${catalogueCachePrefix}${audience}`;

/** True for the catalogue of any audience. */
export const isCatalogueCache = (name: string): boolean => name.startsWith(catalogueCachePrefix);

/** What an audience saved for offline use, one cache per set; `id` must hold no dash. */
export const savedCache = (audience: Audience, id: string): string => `${savedCachePrefix}${id}-${audience}`;

/** True for a saved set of any audience. */
export const isSavedCache = (name: string): boolean => name.startsWith(savedCachePrefix);

/** True for the saved sets of one audience. */
export const isSavedCacheOf = (name: string, audience: Audience): boolean =>
  isSavedCache(name) && name.endsWith(`-${audience}`);

/** True for a cache of a shopper's data, which nobody else may see. */
export const isPrivateCache = (name: string): boolean =>
  name.startsWith(`${catalogueCachePrefix}u-`) || (isSavedCache(name) && /-u-[\da-f]+$/.test(name));

/** The views that the host of one build rendered for guests. */
export const viewCache = (build: string): string => `${viewCachePrefix}${build}`;

/** True for the views of any build. */
export const isViewCache = (name: string): boolean => name.startsWith(viewCachePrefix);
