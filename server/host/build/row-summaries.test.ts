import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { dropSummaries } from './row-summaries.ts';

const without = (code: string): string | null => dropSummaries(code, parseSync('row.js', code).program);

test('rows lose their summaries, and nothing else', () => {
  expect(
    without(`
export const a = row({ method: 'GET', summary: "One, and { two }", path: '/a', data: z.object({ summary: z.string() }) });
export const b = row({ method: 'PUT', path: '/b', summary: 'Three', data: b });
export const c = { summary: 'kept', data: 1 };`),
  ).toBe(`
export const a = row({ method: 'GET', path: '/a', data: z.object({ summary: z.string() }) });
export const b = row({ method: 'PUT', path: '/b', data: b });
export const c = { summary: 'kept', data: 1 };`);
});

test('a module without rows stays as it is', () => {
  expect(without(`export const summary = 'x';`)).toBe(null);
});
