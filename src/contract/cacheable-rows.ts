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

/** Answers of the catalogue and the pages that hold no price: a copy of another currency or country says the same. */
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
 * The catalogue and the pages: answers that a device may keep to read them again without a connection, a guest's for every
 * guest, a shopper's for that shopper alone. No other answer may outlive its use.
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
