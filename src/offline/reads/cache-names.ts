import { catalogueCachePrefix } from '#offline/storage-names.ts';
import type { Audience } from './read-context.ts';

/** Answers of the store about its catalogue and pages, apart for each audience. */
export const catalogueCache = (audience: Audience): string => `${catalogueCachePrefix}${audience}`;

/** True for the catalogue of any audience. */
export const isCatalogueCache = (name: string): boolean => name.startsWith(catalogueCachePrefix);

/** True for the catalogue of a shopper, which nobody else may see. */
export const isPrivateCache = (name: string): boolean => name.startsWith(`${catalogueCachePrefix}u-`);
