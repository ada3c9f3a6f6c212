import type { Attribute } from '#contract/product.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';

/** The hash of a link to a product: a part's row, or the sizes if attributes are `named`; none if part numbers are hidden. */
export const partHash = (sku: string | null, named: readonly Attribute[] = []): { readonly hash?: string } =>
  named.length > 0 ? { hash: sizesHash } : sku === null ? {} : { hash: sku };
