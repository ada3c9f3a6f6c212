import type { Product } from '#contract/product.ts';
import { CompareLine } from '#features/compare/compare-bar.tsx';
import { CompareTick } from '#features/compare/compare-tick.tsx';

/** What can be done with the product of a page, beside sharing it. */
export function ProductTools({ product: { slug, name } }: { readonly product: Pick<Product, 'slug' | 'name'> }) {
  return (
    <>
      <CompareTick slug={slug} name={name} />
      <CompareLine />
    </>
  );
}
