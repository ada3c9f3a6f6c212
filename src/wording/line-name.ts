/** A line as the shopper knows it: the product, then what sets the variant apart, said once. */
export const lineName = (productName: string, variantName: string | null): string => {
  if (variantName === null || variantName === productName) return productName;
  return variantName.startsWith(productName) ? variantName : `${productName}, ${variantName}`;
};
