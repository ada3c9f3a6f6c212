import { getCategories, getCategory, getCategoryBySlug, getCategoryTree, getSubcategories } from './category.ts';
import { getBlogCategoryBySlug, getBlogPosts, getPageByUrl, getPages } from './content.ts';
import {
  getAddOns,
  getFilterAttributes,
  getFilters,
  getProduct,
  getProductAddOns,
  getProductBySlug,
  getProducts,
  getProductType,
} from './product-rows.ts';
import { getRecommendations } from './shopper-trail.ts';

/** Catalogue and content responses without prices: they are the same for every currency and country. */
export const unpricedRows = [
  getProductType,
  getFilterAttributes,
  getCategoryTree,
  getCategories,
  getCategory,
  getCategoryBySlug,
  getSubcategories,
  getPageByUrl,
  getPages,
  getBlogPosts,
  getBlogCategoryBySlug,
] as const;

/**
 * The catalogue and content pages: the only responses that a device may keep for reading without a connection. A guest's copy
 * serves every guest, a shopper's copy that shopper alone.
 */
export const cacheableRows = [
  getProducts,
  getProduct,
  getProductBySlug,
  getProductAddOns,
  getAddOns,
  getFilters,
  getRecommendations,
  ...unpricedRows,
] as const;
