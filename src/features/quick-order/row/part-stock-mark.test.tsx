import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { knownPart } from '#tests/support/stores/known-part.ts';
import { PartStockMark } from './part-stock-mark.tsx';

const minuteMs = 60_000;
const shown = (ageMs: number): string =>
  renderToStaticMarkup(<PartStockMark known={{ ...knownPart('FX-1'), asOf: Date.now() - ageMs }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what this device knows of a part from before says when it was checked, and after a day no stock', () => {
  expect(shown(0)).toMatch(/^In stock\b/);
  expect(shown(0)).not.toContain('Checked');
  expect(shown(20 * minuteMs)).toMatch(/^In stock\b.* Checked 20 min ago$/);
  expect(shown(30 * 60 * minuteMs)).toMatch(/^Check when online Checked \d+ \w+ \d{4}$/);
});
