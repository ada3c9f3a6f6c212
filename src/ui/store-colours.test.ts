import { expect, test } from 'vitest';
import { brandColour, contrast, readColour, storeColourCss, writeColour, type Colour } from './store-colours.ts';

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function colour(text: string): Colour {
  const read = readColour(text);
  if (read === undefined) throw new Error(`${text} should be a colour`);
  return read;
}

const grounds = {
  light: ['#ffffff', '#eff2f1', '#fff6cc'].map(colour),
  dark: ['#0e1413', '#161e1c', '#332e12'].map(colour),
};
const onBrand = { light: colour('#ffffff'), dark: colour('#0e1413') };

test.each(['light', 'dark'] as const)('5,000 random store colours can be read on every %s ground', (theme) => {
  const random = mulberry32(20261121);
  let min = 21;
  for (let count = 0; count < 5000; count += 1) {
    const store: Colour = [random(), random(), random()];
    const brand = colour(writeColour(brandColour(store, theme)));
    for (const ground of [...grounds[theme], onBrand[theme]]) min = Math.min(min, contrast(brand, ground));
  }
  expect(min).toBeGreaterThanOrEqual(4.5);
});

test('black, white and the purest colours can be read too', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const text of ['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']) {
      const brand = brandColour(colour(text), theme);
      for (const ground of [...grounds[theme], onBrand[theme]])
        expect(contrast(brand, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('known store colours bend to the colours that were measured', () => {
  const bent = (text: string) =>
    [brandColour(colour(text), 'light'), brandColour(colour(text), 'dark')].map(writeColour);
  expect(bent('#0B5563')).toEqual(['#0b5563', '#76b7c6']);
  expect(bent('#FFD400')).toEqual(['#7d5700', '#f6d660']);
  expect(bent('#D0021B')).toEqual(['#a92323', '#f7857b']);
});

test('a colour may be written in several ways', () => {
  expect(writeColour(colour(' #0B5563 '))).toBe('#0b5563');
  expect(writeColour(colour('#0bf'))).toBe('#00bbff');
  expect(writeColour(colour('rgb(11, 85, 99)'))).toBe('#0b5563');
  expect(writeColour(colour('rgb(100% 0% 0%)'))).toBe('#ff0000');
  expect(writeColour(colour('hsl(120 100% 25%)'))).toBe('#008000');
  expect(writeColour(colour('hsl(-120deg, 100%, 50%)'))).toBe('#0000ff');
  expect(writeColour(colour('oklch(0.628 0.2577 29.23)'))).toBe('#ff0000');
});

test.each([
  '',
  'petrol',
  '#12',
  '#12345',
  '#gggggg',
  'rgb(1 2)',
  'url(x)',
  'red;}body{display:none',
  '#fff}',
  'var(--ink)',
])('what is not a colour is refused: "%s"', (text) => {
  expect(readColour(text)).toBeUndefined();
});

test('groups of named colours become style variables, and wrong entries are named [SH-14]', () => {
  const { css, rejected } = storeColourCss({
    store: { primary: '#FFD400', accent: 'mauve' },
    banner: { 'main-ground': '#123456', 'x{}': '#000' },
  });
  expect(css).toContain(':root{--store-primary:#ffd400;--store-banner-main-ground:#123456}');
  expect(css).toContain('@supports not (color:oklch(from red l c h)){:root{--brand:#7d5700}');
  expect(css).toContain(':root[data-theme=dark]{--brand:#f6d660}');
  expect(css).not.toContain('mauve');
  expect(rejected).toHaveLength(2);
  expect(rejected[0]).toContain('store.accent: "mauve" is not a colour');
  expect(rejected[1]).toContain('banner.x{}');
});

test('no colours, no style sheet', () => {
  expect(storeColourCss({})).toEqual({ css: '', rejected: [] });
  expect(storeColourCss({ store: { accent: '#fff' } }).css).toBe(':root{--store-accent:#ffffff}');
});
