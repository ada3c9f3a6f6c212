/**
 * The calls that the app does not send, and why. The list is exact: whoever puts one to use removes its line, and a call that no
 * source or no journey sends fails until it has a line.
 */
export const unsent = new Map<string, string>([
  ['GET /categories', 'menus and screens read the tree'],
  ['GET /categories/{id}', 'categories are looked up by the slug of their address'],
  ['GET /categories/subcategories', 'the tree holds the children of a category'],
  ['POST /product-filters/types', 'the filters of a selection hold its product types with their counts'],
  ['GET /product-types/{id}', 'no screen shows a product type by itself'],
  ['GET /add-ons', 'a product page reads the add-ons of its product'],
  ['GET /pages', 'the host reads the pages for its sitemap; a screen reads one by its address'],
]);
