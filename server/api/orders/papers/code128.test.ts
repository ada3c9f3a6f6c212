import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128 } from './code128.ts';

/** Reads bars like a scanner: six widths per symbol, the checksum before the stop symbol, two code sets. */
const read = (widths: readonly number[]): string => {
  const text = widths.join('');
  const signs = text.slice(0, -7).match(/.{6}/g) ?? [];
  const values = signs.map((sign) => valueOf.get(sign) ?? -1);
  const sum = values.pop();
  expect(values.reduce((total, value, index) => total + value * Math.max(1, index), 0) % 103).toBe(sum);
  const [start, ...rest] = values;
  let isC = start === 105;
  return rest
    .map((value) => {
      if (value === 99 && !isC) isC = true;
      else if (value === 100 && isC) isC = false;
      else return isC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
      return '';
    })
    .join('');
};

/** Values by symbol: 0 to 99 as printed for pairs of digits, and those of the standard (ISO/IEC 15417) that no text prints. */
const valueOf = new Map([
  ['114131', 100],
  ['311141', 101],
  ['411131', 102],
  ['211214', 104],
  ['211232', 105],
]);
for (let value = 0; value < 100; value += 1) {
  const bars = code128(`00${String(value).padStart(2, '0')}`) ?? [];
  valueOf.set(bars.slice(12, 18).join(''), value);
}

test('a known text has the bars that the standard gives it', () => {
  // Start B, the values 48, 42, 42, 17, 18, 19 and 35, their checksum 55, stop.
  expect(code128('PJJ123C')?.join('')).toBe(
    ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321', '2331112'].join(''),
  );
});

test('what was written is read', () => {
  fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 30 }), (text) => read(code128(text) ?? []) === text));
});

test('every sign is eleven modules wide, and no bar is wider than four', () => {
  for (const text of ['FX-HB-M10-060', '12345678', 'A1234B', '~ ']) {
    const widths = code128(text) ?? [];
    expect(widths.reduce((total, width) => total + width, 0) % 11).toBe(2);
    expect(Math.max(...widths)).toBeLessThanOrEqual(4);
  }
});

test('letters beyond ASCII have no bars', () => {
  expect(code128('ŁÓDŹ')).toBeNull();
  expect(code128('')).toBeNull();
});
