import type { CategoryNode } from '#contract/category.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';

/** The pages that are weighed and timed, by their names in tables; `path` begins with a slash. */
export interface GuestPage {
  readonly name: 'Home' | 'Store' | 'Category' | 'Product';
  readonly path: string;
}

/** A guest's way into the shop: home, the whole store, its largest category, and a plain product. */
export async function guestPages(url: string): Promise<readonly GuestPage[]> {
  const [category, { slug }] = await Promise.all([largestCategory(url), findProduct(url, plain)]);
  return [
    { name: 'Home', path: '/' },
    { name: 'Store', path: '/store' },
    { name: 'Category', path: `/store/${category}` },
    { name: 'Product', path: `/store/product/${slug}` },
  ];
}

/** The slug of the category with the most products, of those without subcategories. */
async function largestCategory(url: string): Promise<string> {
  const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.nodes.length === 0 ? [node] : leavesOf(node.nodes)));
  const { nodes } = await storeClient(url).getCategoryTree({});
  const [largest] = leavesOf(nodes).toSorted((a, b) => b.productCount - a.productCount);
  if (largest === undefined) throw new Error('The demo catalogue has no categories.');
  return largest.slug;
}
