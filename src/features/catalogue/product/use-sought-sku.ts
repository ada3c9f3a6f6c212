import { useHydrated, useLocation } from '@tanstack/react-router';
import type { Product } from '#contract/product.ts';
import { isLong } from './size-rows.ts';

/** The size of a long table that the URL's hash names (`#FX-HB-M10-060`); undefined on the host, which never sees the hash. */
export const useSoughtSku = (product: Product): string | undefined => {
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useHydrated();
  if (!isHydrated || !isLong(product)) return undefined;
  return product.variants.find(({ sku }) => sku === hash || encodeURIComponent(sku) === hash)?.sku;
};
