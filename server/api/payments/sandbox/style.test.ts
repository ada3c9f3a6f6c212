import { expect, test } from 'vitest';
import { sandboxStyle } from './style.ts';

test('the shop’s own font files are used where there are any', () => {
  const { text, hasFonts } = sandboxStyle(['/assets/archivo-a1.woff2', '/assets/atkinson-mono-b2.woff2']);
  expect(hasFonts).toBe(true);
  expect(text.match(/url\([^)]+\)/g)).toEqual(['url(/assets/archivo-a1.woff2)', 'url(/assets/atkinson-mono-b2.woff2)']);
});

test('without them the device’s type does', () => {
  const { text, hasFonts } = sandboxStyle([]);
  expect(hasFonts).toBe(false);
  expect(text).not.toContain('@font-face');
});
