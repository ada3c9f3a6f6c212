/** A line's name: the product, then the variant, without repeating the product's name. */
export const lineName = (productName: string, variantName: string | null): string => {
  if (variantName === null || variantName === productName) return productName;
  return variantName.startsWith(productName) ? variantName : `${productName}, ${variantName}`;
};
