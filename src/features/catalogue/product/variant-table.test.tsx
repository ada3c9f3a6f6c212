import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Part } from '#contract/part.ts';
import { productOfParts } from '#contract/part-of-variant.ts';
import { knownPart } from '#tests/support/stores/known-part.ts';
import { VariantAction } from './variant-table.tsx';

const actionFor = (stock: Partial<Part['stock']>, canBackorder = false): string => {
  const { part, terms } = knownPart('A', {
    quantityRule: { minimum: 25, maximum: null, increment: 25 },
    stock: { quantity: null, isInStock: true, isLow: false, restockDate: null, ...stock },
  });
  const product = productOfParts([{ part, terms: { ...terms, canBackorder } }]);
  const variant = product?.variants[0];
  if (product === null || variant === undefined) throw new Error('The product has no variant.');
  return renderToStaticMarkup(
    <VariantAction
      product={product}
      variant={variant}
      groups={[]}
      marks={{}}
      size="cell"
      onMark={() => {}}
      onAddAll={() => {}}
    />,
  );
};

test.each<[string, Parameters<typeof actionFor>, string | null, boolean]>([
  ['enough for the smallest quantity', [{ quantity: 25 }], 'Sold in 25s', true],
  ['less than that', [{ quantity: 4 }], 'Too few left. The smallest quantity is 25.', false],
  ['less than that, and more can be backordered', [{ quantity: 4 }, true], 'Sold in 25s', true],
  ['none', [{ quantity: 0, isInStock: false }], null, false],
])('a size of which there is %s', (_, stock, note, hasBox) => {
  const html = actionFor(...stock);
  expect(/<small[^>]*>(.*?)<\/small>/.exec(html)?.[1] ?? null).toBe(note);
  expect(html.includes('<input')).toBe(hasBox);
});
