/** A line as the shopper knows it: the product, then what sets the variant apart. */
export const lineName = (line: {
  readonly productName: string;
  readonly variant: { readonly name: string | null };
}): string => (line.variant.name === null ? line.productName : `${line.productName}, ${line.variant.name}`);
