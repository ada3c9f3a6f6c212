import { expect, test } from 'vitest';
import { sizesNamed } from './sizes-named.ts';

const product = {
  name: 'Hex bolt, grade 8.8, zinc plated',
  spans: [
    { code: 'grade', displayValue: '8.8' },
    { code: 'thread', displayValue: 'M6 to M20' },
  ],
};

const variant = {
  name: 'Hex bolt, grade 8.8, zinc plated, M10 x 60 mm',
  attributes: [
    { code: 'thread', name: 'Thread', value: 'M10', displayValue: 'M10' },
    { code: 'length', name: 'Length', value: 60, displayValue: '60 mm' },
  ],
};

test.each([
  ['m10 hex bolt', ['thread']],
  ['Bolt M10 8.8 zinc', ['thread']],
  ['60 mm hex bolt', ['length']],
  ['60mm hex bolt', ['length']],
  ['m10 x 60 bolt', []],
  ['M10x60', []],
  ['m10 60mm', []],
  ['hex bolt', []],
  ['10mm x 60', []],
  ['12 m10 bolt', []],
])('“%s”: the dimensions of a size that are named while another one is left open are %j [CAT-07]', (typed, codes) => {
  expect(sizesNamed(typed, product, variant).map(({ code }) => code)).toEqual(codes);
});
