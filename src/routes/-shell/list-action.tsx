import { Link } from '@tanstack/react-router';
import type { ProductSummary } from '#contract/product.ts';
import { AddOne } from '#features/basket/add-one.tsx';
import { listingWording } from '#wording/listing.ts';

/** The action on a product in a list: order it if it has one variant, otherwise choose a size. */
export function ListAction({ product }: { product: ProductSummary }) {
  if (product.variantCount > 1 || product.hasAddOns) {
    return (
      <Link
        to="/store/product/$product"
        params={{ product: product.slug }}
        className="btn"
        data-tone="plain"
        data-size="small"
        aria-label={`${listingWording.chooseSize(product.variantCount)}, ${product.name}`}
      >
        {listingWording.chooseSize(product.variantCount)}
      </Link>
    );
  }
  return <AddOne product={product} />;
}
