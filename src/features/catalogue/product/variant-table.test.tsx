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

test.each<[string, string | null, boolean, Parameters<typeof actionFor>]>([
  ['enough for the smallest quantity', 'Sold in 25s', true, [{ quantity: 25 }]],
  ['less than that', 'Too few left. The smallest quantity is 25.', false, [{ quantity: 4 }]],
  ['less than that, and more can be backordered', 'Sold in 25s', true, [{ quantity: 4 }, true]],
  ['none', null, false, [{ quantity: 0, isInStock: false }]],
])('a size of which there is %s has the note %j; a box for its quantity: %s', (_, note, hasBox, stock) => {
  const html = actionFor(...stock);
  expect(/<small[^>]*>(.*?)<\/small>/.exec(html)?.[1] ?? null).toBe(note);
  expect(html.includes('<input')).toBe(hasBox);
});
