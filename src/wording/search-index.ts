/** Errors when the search service doesn't respond, and its filters; the first two texts are the search client's own. */
export const searchIndexWording = {
  connectionTimeout: 'Connection timeout',
  socketTimeout: 'Socket timeout',
  networkFailed: 'Network request failed',
  yes: 'Yes',
  no: 'No',
  inStock: 'In stock',
  facets: { type: 'Product type', brand: 'Brand', price: 'Price', availability: 'Availability' },
} as const;
