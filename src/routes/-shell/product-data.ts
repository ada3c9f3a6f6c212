import { masterVariant, type Product } from '#contract/product.ts';

/** A product as structured data (schema.org); prices and part numbers that the store hides stay hidden. */
export const productData = (product: Product, areSkusShown: boolean): object => {
  const offers = product.variants.flatMap(({ sku, basePrice, inventory }) =>
    basePrice === null
      ? []
      : [
          {
            '@type': 'Offer',
            ...(areSkusShown ? { sku } : {}),
            price: (basePrice.amount / 100).toFixed(2),
            priceCurrency: basePrice.currencyCode,
            availability: `https://schema.org/${inventory.isInStock ? 'InStock' : inventory.canBackorder ? 'BackOrder' : 'OutOfStock'}`,
          },
        ],
  );
  const image = product.images[0]?.url;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(areSkusShown ? { sku: masterVariant(product)?.sku } : {}),
    ...(product.shortDescription === null ? {} : { description: product.shortDescription }),
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(image === undefined ? {} : { image }),
    ...(offers.length === 0 ? {} : { offers }),
  };
};
