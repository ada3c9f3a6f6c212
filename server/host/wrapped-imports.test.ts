import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { wrapImports } from './wrapped-imports.ts';

const wrap = (code: string) =>
  wrapImports(code, parseSync('a.js', code).program, { name: 'lazyImport', from: '/lazy-import.ts' });

test('every import of a part that comes later is wrapped, wherever it stands', () => {
  expect(
    wrap("const a = () => import('./a.js');\nconst b = async () => ({ default: (await import('./b.js')).B });"),
  ).toBe(
    "import { lazyImport } from '/lazy-import.ts';\n" +
      "const a = () => lazyImport(() => import('./a.js'));\n" +
      "const b = async () => ({ default: (await lazyImport(() => import('./b.js'))).B });",
  );
});

test('a module without one stays as it is', () => {
  expect(wrap("import './a.js';\nconst text = \"import('./a.js')\";\nimport.meta.url;")).toBeNull();
});
