import { createApi } from '#api/api.ts';
import { type Client, clientOf } from './client.ts';
import type { Product } from '#contract/product.ts';
import { type Rows, rows } from '#contract/rows.ts';

/** A client for the store API of a running shop, as a guest unless a token is given. */
export const storeClient = (url: string, token: string | null = null): Client<Rows> =>
  clientOf(
    createApi({
      base: `${url}/api`,
      identity: () => ({
        apiKey: 'tradecounter-web',
        storeKey: 'tradecounter',
        currencyCode: 'GBP',
        countryCode: 'GB',
        token,
      }),
    }),
    rows,
  );

/** What a journey requires of a product. */
export type Wanted = (product: Product) => boolean | Promise<boolean>;

/** All sizes are in stock and sold singly. */
export const isPlenty = (product: Product): boolean =>
  product.variants.every(
    (variant) =>
      variant.inventory.isInStock && variant.quantityRule.increment === 1 && variant.quantityRule.minimum === 1,
  );

/** The plain case: several sizes, all in stock, sold singly, no add-ons, tier prices. */
export const plain = (product: Product): boolean =>
  product.variants.length >= 3 &&
  !product.hasAddOns &&
  isPlenty(product) &&
  product.variants.every((variant) => variant.tierPrices.length > 0);

/** The first matching product of the catalogue; the demo data is the same every time. */
export const findProduct = async (url: string, wanted: Wanted): Promise<Product> => {
  const client = storeClient(url);
  for (let page = 1; page <= 10; page += 1) {
    const { results, total } = await client.getProducts({ query: { PageNumber: page, PageSize: 50 } });
    for (const { slug } of results) {
      const product = await client.getProductBySlug({ params: { slug } });
      if (await wanted(product)) return product;
    }
    if (page * 50 >= total) break;
  }
  throw new Error('The demo catalogue has no such product.');
};

/** Id and part number of a product's first size. */
export const firstSizeOf = ({ name, variants }: Product): { readonly id: string; readonly sku: string } => {
  const [first] = variants;
  if (first === undefined) throw new Error(`${name} has no sizes.`);
  return { id: first.id, sku: first.sku };
};
