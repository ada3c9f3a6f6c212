import { describe, expect, test } from 'vitest';
import { linesOfHash, padHash } from './pad-link.ts';

describe('a link that brings lines to a pad', () => {
  test('brings each part and its quantity, whatever the part number is made of', () => {
    const lines = [
      { sku: 'FX-HB-M10-060', quantity: 40 },
      { sku: 'A:1,b #%/Ö', quantity: 1 },
    ];
    expect(linesOfHash(padHash(lines) ?? '')).toEqual(lines);
  });

  test('is not made of nothing, nor of more than an address holds', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ sku: `P-${at}`, quantity: 1 }));
    expect(padHash([])).toBeNull();
    expect(padHash(lines(500))).not.toBeNull();
    expect(padHash(lines(501))).toBeNull();
    expect(padHash([{ sku: 'x'.repeat(6_000), quantity: 1 }])).toBeNull();
  });

  test('is distinguished from any other address; invalid lines are left out', () => {
    expect(linesOfHash('')).toBeNull();
    expect(linesOfHash('FX-HB-M10-060')).toBeNull();
    expect(linesOfHash('lines=')).toEqual([]);
    expect(linesOfHash('lines=A:0,B:-1,C:1e9,D:2,:3,E,%E0%A4%A:4,%20:5')).toEqual([{ sku: 'D', quantity: 2 }]);
    expect(linesOfHash(`lines=${'x'.repeat(101)}:1,A%0AB%09C:2`)).toEqual([{ sku: 'A B C', quantity: 2 }]);
    expect(linesOfHash(`lines=${'A:1,'.repeat(600)}`)).toHaveLength(500);
  });
});
