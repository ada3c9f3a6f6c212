import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'sku;qty\nØ-12;5\n';
const utf8 = new TextEncoder().encode(text);
const wide = (isBig: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      return isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8];
    }),
  );
const latin = Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)));
const bytes = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16, little end first', bytes([0xff, 0xfe], wide(false))],
  ['UTF-16, big end first', bytes([0xfe, 0xff], wide(true))],
  ['UTF-16 without its mark', wide(false)],
  ['Windows-1252', latin],
])('a file in %s is read [CAT-08]', (_, file) => {
  expect(decodeText(file, 'order.csv')).toEqual({ text });
});

test.each([
  ['order.xlsx', [0x50, 0x4b, 3, 4, 0, 0], 'workbook'],
  ['order.zip', [0x50, 0x4b, 3, 4, 0, 0], 'archive'],
  ['order.xls', [0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
  ['order.pdf', [0x25, 0x50, 0x44, 0x46], 'pdf'],
  ['order.jpg', [0xff, 0xd8, 0xff, 0xe0], 'picture'],
  ['order.bin', [1, 0, 2, 0, 0, 0, 3, 0, 0, 9, 0, 0], 'unknown'],
])('%s is named for what it is', (name, start, kind) => {
  expect(decodeText(Uint8Array.from(start), name)).toEqual({ kind });
});
