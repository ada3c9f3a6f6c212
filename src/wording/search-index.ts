/** What a page says of a search service that does not answer; the first two are the client's own. */
export const searchIndexWording = {
  connectionTimeout: 'Connection timeout',
  socketTimeout: 'Socket timeout',
  networkFailed: 'Network request failed',
  yes: 'Yes',
  no: 'No',
  inStock: 'In stock',
  facets: { type: 'Product type', brand: 'Brand', price: 'Price', availability: 'Availability' },
} as const;
