import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '').replace(/mm$/, '');

const numbersIn = (text: string): readonly string[] =>
  text
    .split(/[\s,×]+|(?<=\d)x(?=\d)/)
    .filter((word) => /\d/.test(word))
    .map(plain);

/**
 * What a search names of a size where it leaves the rest open: of “m10 hex bolt” the thread, and any length will do. Empty
 * where it names the whole size, none of it, or in words that are not the attributes' own.
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
