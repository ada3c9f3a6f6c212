import { expect, test } from 'vitest';
import { getProducts } from '#contract/product-rows.ts';
import { sampleAnswer } from '#tests/support/samples/answer.ts';
import { headOf } from './head-of.ts';

const [listed] = sampleAnswer('getProducts', getProducts.data).results;
if (listed === undefined) throw new Error('There is no sample of a product in a list.');
const picture = {
  url: '/p-960.avif',
  alt: 'A bolt',
  width: 960,
  height: 720,
  sizes: [{ url: '/p-96.avif', width: 96 }],
};
const fact = { code: 'grade', name: 'Grade', value: '8.8', displayValue: '8.8' };

test('a product that came whole is shown whole, its first picture in the file that its row shows', () => {
  const whole = { ...listed, shortDescription: 'A bolt.', attributes: [fact], images: [picture, picture] };
  expect(headOf(whole, '/p-96.avif')).toEqual({
    ...whole,
    images: [{ url: '/p-96.avif', alt: 'A bolt', width: 960, height: 720 }],
  });
});

test('of one that came without its description and the names of its facts, the line is held and no nameless fact is shown', () => {
  const nameless = { ...fact, code: 'head', name: '' };
  const bare = { ...listed, shortDescription: null, attributes: [fact, nameless], images: [] };
  expect(headOf(bare, undefined)).toEqual({ ...bare, shortDescription: '\u00a0', attributes: [fact] });
});

test('where the row shows no picture, the page’s own is left', () => {
  expect(headOf({ ...listed, images: [picture] }, undefined).images).toEqual([picture]);
});
