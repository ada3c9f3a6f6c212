import { expect, test } from 'vitest';
import { readText } from '#features/quick-order/input/read-text.ts';
import { copiedText, linesText } from './share-text.ts';

const lines = [
  { sku: 'FX-HB-M10-060', quantity: 40, name: 'Hex bolt, M10\n× 60' },
  { sku: '10075', quantity: 2, name: 'Wood glue' },
];

test('a list as text has a line for each part, which the pad of quick order reads', async () => {
  expect(linesText(lines)).toBe(
    'Part number\tQuantity\tProduct\nFX-HB-M10-060\t40\tHex bolt, M10 × 60\n10075\t2\tWood glue',
  );
  expect(await readText(linesText(lines))).toMatchObject({
    type: 'lines',
    text: {
      headings: 1,
      lines: [
        { code: 'FX-HB-M10-060', quantity: '40' },
        { code: '10075', quantity: '2' },
      ],
    },
  });
});

test('a link is copied alone, a text with its link below', () => {
  expect(copiedText({ title: 'Hex bolt', url: 'https://shop.example/a' })).toBe('https://shop.example/a');
  expect(copiedText({ title: 'Van', text: 'A\t1' })).toBe('A\t1');
  expect(copiedText({ title: 'Van', text: 'A\t1', url: 'https://shop.example/a#b' })).toBe(
    'A\t1\n\nTo put these on your quick order pad, open\nhttps://shop.example/a#b',
  );
});
