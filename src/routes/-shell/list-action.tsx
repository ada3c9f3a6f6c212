import { Link } from '@tanstack/react-router';
import type { ProductSummary } from '#contract/product.ts';
import { mustChooseAddOns } from '#contract/variants.ts';
import { AddOne } from '#features/basket/add-one.tsx';
import { useProductLink } from '#features/catalogue/listing/product-link.ts';
import { useTools } from '#routes/-tools/use-tools.ts';
import { listingWording } from '#wording/listing.ts';

/** The action for a product in a list: adds it to the cart or, if a choice is needed first, links to its page. */
export function ListAction({ product }: { product: ProductSummary }) {
  const link = useProductLink(product);
  const words =
    product.variantCount > 1 ? listingWording.chooseSize(product.variantCount) : listingWording.chooseOptions;
  const tools = useTools();
  return (
    <>
      {product.variantCount > 1 || mustChooseAddOns(product) ? (
        <Link {...link} className="btn" data-tone="plain" data-size="small" aria-label={`${words}, ${product.name}`}>
          {words}
        </Link>
      ) : (
        <AddOne product={product} />
      )}
      {tools === null ? null : <tools.RowTools product={product} />}
    </>
  );
}
