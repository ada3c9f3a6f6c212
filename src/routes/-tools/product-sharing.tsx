import { useEffect, useRef } from 'react';
import type { Product } from '#contract/product.ts';
import { chosenPart } from '#features/share/chosen-part.ts';
import { useSharing } from '#features/share/share-button.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';

/** Shares the page's product, pointing to the row with a quantity, once per press of its button. */
export function ProductSharing({ product: { slug, name }, presses }: ProductSharingProps) {
  const shownSku = useShownSku();
  const addressOf = () => {
    const address = new URL(`/store/product/${slug}`, location.origin);
    const part = shownSku(chosenPart(document) ?? undefined);
    if (part !== null) address.hash = part;
    return address.href;
  };
  const { press, dialog } = useSharing({ what: name, sharedOf: () => ({ title: name, url: addressOf() }) });
  const done = useRef(0);
  useEffect(() => {
    if (done.current === presses) return;
    done.current = presses;
    press();
  });
  return dialog;
}

interface ProductSharingProps {
  readonly product: Pick<Product, 'slug' | 'name'>;
  readonly presses: number;
}
