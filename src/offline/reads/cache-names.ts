import type { Audience } from './read-context.ts';
import { ourCaches } from '#offline/builds/shell-caches.ts';

// No cache may be called like a database: who clears one by name must not meet the other.

/** Pictures of products and categories. */
export const imageCache = `${ourCaches}images`;

/** Drawings of the icon service. */
export const iconCache = `${ourCaches}icons`;

/** The public configuration as it was read last. */
export const configurationCache = `${ourCaches}configuration`;

const catalogues = `${ourCaches}catalogue-`;

/** Answers of the store about its catalogue and pages, apart for each audience. */
export const catalogueCache = (audience: Audience): string => `${catalogues}${audience}`;

/** True for the catalogue of any audience. */
export const isCatalogueCache = (name: string): boolean => name.startsWith(catalogues);

/** True for the catalogue of a shopper, which is nobody else's to see. */
export const isPrivateCache = (name: string): boolean => name.startsWith(`${catalogues}u-`);
