import { catalogueCachePrefix, savedCachePrefix, viewCachePrefix } from '#offline/storage-names.ts';
import type { Audience } from './read-context.ts';

/** Answers of the store about its catalogue and pages, apart for each audience. */
export const catalogueCache = (audience: Audience): string => `${catalogueCachePrefix}${audience}`;

/** True for the catalogue of any audience. */
export const isCatalogueCache = (name: string): boolean => name.startsWith(catalogueCachePrefix);

/** What an audience chose to save for offline, each set apart; `id` holds no dash. */
export const savedCache = (audience: Audience, id: string): string => `${savedCachePrefix}${id}-${audience}`;

/** True for a saved set of any audience. */
export const isSavedCache = (name: string): boolean => name.startsWith(savedCachePrefix);

/** True for the saved sets of one audience. */
export const isSavedCacheOf = (name: string, audience: Audience): boolean =>
  isSavedCache(name) && name.endsWith(`-${audience}`);

/** True for what is cached of a shopper, which nobody else may see. */
export const isPrivateCache = (name: string): boolean =>
  name.startsWith(`${catalogueCachePrefix}u-`) || (isSavedCache(name) && /-u-[\da-f]+$/.test(name));

/** The views that the host of one build rendered for guests. */
export const viewCache = (build: string): string => `${viewCachePrefix}${build}`;

/** True for the views of any build. */
export const isViewCache = (name: string): boolean => name.startsWith(viewCachePrefix);
