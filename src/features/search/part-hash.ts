import type { Attribute } from '#contract/product.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';

/** Leads a link to a product on to the row of a part, or to the sizes that were `named`; to its top where part numbers are not shown. */
export const partHash = (sku: string | null, named: readonly Attribute[] = []): { readonly hash?: string } =>
  named.length > 0 ? { hash: sizesHash } : sku === null ? {} : { hash: sku };
