import { expect, test } from 'vitest';
import { isCodeLike, looseCode, normalisedCode } from './part-number.ts';

test.each(['FX-HB-M10-060', 'fx hb m10 060', 'FXHBM10060', ' fx/hb.m10_060 '])(
  '%j is the same part number whatever its case, hyphens and spaces [CAT-07]',
  (typed) => {
    expect(normalisedCode(typed)).toBe('FXHBM10060');
  },
);

test.each(['FX-HB-M10-060', 'FX-HB-M10-60', 'fx hb m010 0060', 'fxhbm1060'])(
  '%j is the same part number whatever its leading zeros [CAT-07]',
  (typed) => {
    expect(looseCode(typed)).toBe('FXHBM1060');
  },
);

test('zeros within a number count', () => {
  expect(looseCode('FX-100-10')).toBe('FX10010');
  expect(looseCode('A-000')).toBe('A0');
});

test('a word is not a part number, a number or a hyphenated code may be one', () => {
  expect(isCodeLike('bolt')).toBe(false);
  expect(isCodeLike('M8')).toBe(false);
  expect(isCodeLike('FX-HB')).toBe(true);
  expect(isCodeLike('5012345678900')).toBe(true);
});
