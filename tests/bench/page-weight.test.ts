import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliSize, needsOf, type Manifest } from './page-weight.ts';

const product = 'src/routes/store.product.$product.tsx';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/start.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [`${product}?tsr-split=component---loader`, 'src/features/payments/card.tsx'],
    css: ['assets/start.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_picture.js': { file: 'assets/picture.js', imports: ['_react.js'], css: ['assets/picture.css'] },
  [`${product}?tsr-split=component---loader`]: { file: 'assets/product.js', imports: ['_picture.js', 'index.html'] },
  [`${product}?tsr-split=errorComponent`]: { file: 'assets/product-error.js' },
  'src/routes/cart.tsx?tsr-split=component': { file: 'assets/cart.js', css: ['assets/cart.css'] },
  'src/features/payments/card.tsx': { file: 'assets/card.js' },
};

test('a screen needs the entry, its own chunk and their imports, each once', () => {
  expect(needsOf(manifest, product)).toEqual({
    scripts: ['assets/start.js', 'assets/react.js', 'assets/product.js', 'assets/picture.js'],
    styles: ['assets/start.css', 'assets/picture.css'],
  });
});

test('a route without a screen is an error, never a size of nothing', () => {
  expect(() => needsOf(manifest, 'src/routes/search.tsx')).toThrow('holds no screen of src/routes/search.tsx');
  expect(() => needsOf({}, product)).toThrow('names no entry');
});

test('sizes are those of brotli', () => {
  const text = Buffer.from('trade '.repeat(1000));
  expect(brotliSize(text)).toBe(brotliCompressSync(text).length);
  expect(brotliSize(text)).toBeLessThan(gzipSync(text).length);
});
