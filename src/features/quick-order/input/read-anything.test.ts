import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { emptyPad, nextPad, savedRows } from '#features/quick-order/pad-state.ts';
import { readText } from './read-text.ts';

// Deterministic inputs, so that a failure is reproducible. `PROPERTY_SEED=n` tries others.
const runs = { numRuns: 10_000, seed: Number(process.env.PROPERTY_SEED ?? 1) };
const minuteMs = 60_000;

const code = fc.stringMatching(/^[A-Z]{2,4}-[A-Z0-9]{1,6}(?:-\d{2,4})?$/);
const quantity = fc.oneof(
  fc.integer({ min: -5, max: 2_000_000 }).map(String),
  fc.constantFrom('', 'ten', '1e9', '2.5', '10-Jun', '1,200', '12 pcs', '-3'),
);
const junk = fc.string({ unit: 'binary', maxLength: 30 });
const cell = fc.oneof(code, quantity, junk, fc.constantFrom('"', '""', '"A', "'", '\u00a0', '\ufeff', 'SKU', 'Qty'));
const line = fc
  .tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom('\t', ';', ',', ' ', ', '))
  .map(([cells, between]) => cells.join(between));
const anyText = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, end]) => lines.join(end));

/** The number of lines with any content. */
const writtenOf = (text: string): number =>
  text
    .replaceAll('\u0000', ' ')
    .split(/\r\n?|\n/)
    .filter((one) => /[^\s,;\u00a0\ufeff]/.test(one)).length;

test(
  '10,000 texts of anything are read without a crash; each line read becomes a row, and without quotes no line that has something is missing [CAT-08]',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const reading = await readText(text);
        // Only a text that is empty, or has nothing but a line of headings, may be refused.
        if (reading.type === 'refused') {
          expect(text.includes('"') ? 0 : writtenOf(text)).toBeLessThanOrEqual(1);
          return;
        }
        const { lines, headings } = reading.text;
        // A quoted cell may span several lines.
        if (!text.includes('"')) expect(lines.length + headings).toBeGreaterThanOrEqual(writtenOf(text));
        const kept = savedRows(nextPad(emptyPad, { type: 'lines-read', lines, at: null }));
        expect(kept.map((row) => row.line)).toEqual(lines.map((one) => one.line));
        expect(new Set(kept.map((row) => row.line)).size).toBe(lines.length);
        for (const one of lines) expect(`${one.code}${one.quantity}`.trim()).not.toBe('');
      }),
      runs,
    );
  },
  minuteMs,
);

test(
  '10,000 orders come through any columns and any line ends, no line lost or changed [CAT-08]',
  async () => {
    const order = fc.array(fc.tuple(code, fc.integer({ min: 1, max: 99_999 })), { minLength: 1, maxLength: 20 });
    const form = fc.record({
      between: fc.constantFrom('\t', ';', ',', ' '),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      isQuoted: fc.boolean(),
      hasHead: fc.boolean(),
      gaps: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(order, form, async (rows, { between, end, isQuoted, hasHead, gaps }) => {
        const isPlain = between === ' ';
        const quoted = (text: string): string => (isQuoted && !isPlain ? `"${text}"` : text);
        const body = rows.map(([sku, count]) => `${quoted(sku)}${between}${quoted(String(count))}`);
        const text = [...(hasHead && !isPlain ? [`Part No${between}Qty`] : []), ...body].join(gaps ? end + end : end);
        const reading = await readText(text);
        expect(reading.type === 'lines' && reading.text.lines.map((one) => [one.code, Number(one.quantity)])).toEqual(
          rows,
        );
      }),
      runs,
    );
  },
  minuteMs,
);

test('10,000 files of any bytes are decoded or named, without a crash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeText(bytes, 'order.csv');
      expect('text' in decoded || decoded.kind !== undefined).toBe(true);
    }),
    runs,
  );
});
