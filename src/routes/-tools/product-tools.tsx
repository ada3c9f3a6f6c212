import type { Product } from '#contract/product.ts';
import { CompareLine } from '#features/compare/compare-bar.tsx';
import { CompareTick } from '#features/compare/compare-tick.tsx';
import { chosenPart } from '#features/share/chosen-part.ts';
import { ShareButton } from '#features/share/share-button.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';

/** What can be done with the product of a page. */
export function ProductTools({ product }: { readonly product: Product }) {
  const shownSku = useShownSku();
  const addressOf = () => {
    const address = new URL(`/store/product/${product.slug}`, location.origin);
    const part = shownSku(chosenPart(document) ?? undefined);
    if (part !== null) address.hash = part;
    return address.href;
  };
  const { slug, name } = product;
  return (
    <>
      <ShareButton what={name} sharedOf={() => ({ title: name, url: addressOf() })} />
      <CompareTick slug={slug} name={name} />
      <CompareLine />
    </>
  );
}
