import type { Product } from '#contract/product.ts';
import { CompareLine } from '#features/compare/compare-bar.tsx';
import { CompareTick } from '#features/compare/compare-tick.tsx';

/** Tools for a page's product, beside the share button. */
export function ProductTools({ product: { slug, name } }: { readonly product: Pick<Product, 'slug' | 'name'> }) {
  return (
    <>
      <CompareTick slug={slug} name={name} />
      <CompareLine />
    </>
  );
}
