import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '').replace(/mm$/, '');

const numbersIn = (text: string): readonly string[] =>
  text
    .split(/[\s,×]+|(?<=\d)x(?=\d)/)
    .filter((word) => /\d/.test(word))
    .map(plain);

/**
 * The attributes of a size that a search names while leaving others open: for “m10 hex bolt” the thread, with any length. Empty if
 * it names the whole size, nothing of it, or uses words other than the attributes' own.
 */
export const sizesNamed = (
  typed: string,
  product: Pick<ProductSummary, 'name' | 'spans'>,
  { name, attributes }: Pick<Variant, 'name' | 'attributes'>,
): readonly Attribute[] => {
  const asked = numbersIn(typed.replaceAll(/(\d)\s+mm\b/gi, '$1mm'));
  const named = attributes.filter(({ displayValue }) => asked.includes(plain(displayValue)));
  const known = new Set([...named, ...(product.spans ?? [])].map(({ displayValue }) => plain(displayValue)));
  const open = numbersIn((name ?? '').replace(product.name, '')).filter((number) => !asked.includes(number));
  return asked.every((number) => known.has(number)) && open.length > 0 ? named : [];
};
