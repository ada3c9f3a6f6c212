import { useHydrated, useLocation } from '@tanstack/react-router';
import type { Product } from '#contract/product.ts';
import { isLong } from './size-rows.ts';

/** The size of a long table that the address leads to (`#FX-HB-M10-060`). The host does not get to know it. */
export const useSoughtSku = (product: Product): string | undefined => {
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useHydrated();
  if (!isHydrated || !isLong(product)) return undefined;
  return product.variants.find(({ sku }) => sku === hash || encodeURIComponent(sku) === hash)?.sku;
};
