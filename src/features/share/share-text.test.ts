import { expect, test } from 'vitest';
import { readText } from '#features/quick-order/input/read-text.ts';
import { padHash } from './pad-link.ts';
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

test('the pad reads the lines of a copied list, also of two below each other, and not the link below them, which holds the same', async () => {
  const copied = (of: typeof lines) =>
    copiedText({ title: 'Van', text: linesText(of), url: `https://shop.example/quick-order#${padHash(of)}` });
  const [first, second] = lines.map((line) => copied([line]).replaceAll('\n', '\r\n'));
  for (const text of [copied(lines), `${copied(lines)}\n`, `\n${copied(lines)}\t\t`]) {
    const reading = await readText(text);
    expect(reading.type === 'lines' ? reading.text.lines.map(({ code }) => code) : reading).toEqual([
      'FX-HB-M10-060',
      '10075',
    ]);
  }
  expect(await readText(`${first}\r\n${second}`)).toMatchObject({
    text: { lines: [{ line: 2, code: 'FX-HB-M10-060' }, { line: 6 }, { line: 7, code: '10075', quantity: '2' }] },
  });
});

test('the pad leaves out no link that stands below anything else', async () => {
  const link = 'https://shop.example/quick-order#lines=A-1:2';
  for (const text of [
    `A-2\t1\n${link}`,
    `A-2\t1\n\n${link}\t1`,
    `To put these on your quick order pad, open\n${link}`,
  ]) {
    const reading = await readText(text);
    expect(reading.type === 'lines' ? reading.text.lines.map(({ code }) => code) : []).toContain(link);
  }
});
