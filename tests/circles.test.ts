/** No file imports itself through others: type imports and dynamic imports count too. */
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSource, read, repositoryFiles } from '#tests/support/run/files.ts';

const homes: Readonly<Record<string, string>> = {
  contract: 'src/contract',
  api: 'src/api',
  offline: 'src/offline',
  shopper: 'src/shopper',
  ui: 'src/ui',
  wording: 'src/wording',
  features: 'src/features',
  routes: 'src/routes',
  app: 'src/app',
  sw: 'sw',
  server: 'server',
  tests: 'tests',
  tools: 'tools',
};

/** A comment may quote an import. */
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\*|\*|\/\/).*$/gm, '');

const importsOf = (file: string, text: string): string[] =>
  [...withoutComments(text).matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^']+\.tsx?)'/g)].flatMap(
    ([, address = '']) => {
      if (address.startsWith('./')) return [join(dirname(file), address)];
      const [, home = '', rest = ''] = /^#(\w+)\/(.+)$/.exec(address) ?? [];
      return homes[home] === undefined ? [] : [`${homes[home]}/${rest}`];
    },
  );

/** The first import cycle that is found, as a path from a file to itself; null if there is none. */
const circleIn = (texts: ReadonlyMap<string, string>): string[] | null => {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] | null => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    const text = texts.get(file);
    if (done.has(file) || text === undefined) return null;
    way.push(file);
    for (const next of importsOf(file, text)) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of texts.keys()) {
    const circle = visit(file);
    if (circle !== null) return circle;
  }
  return null;
};

test('no source imports itself by any way', () => {
  const sources = repositoryFiles().filter((file) => isSource(file) && /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(circleIn(new Map(sources.map((file) => [file, read(file)])))).toBeNull();
});

describe('a planted circle is caught', () => {
  test.each([
    ['of values', "import { b } from './b.ts';"],
    ['of types', "import type { B } from './b.ts';"],
    ['of parts that come later', "const late = () => import('./b.ts');"],
    ['of a whole file', "import './b.ts';"],
    ['of what is passed on', "export { b } from './b.ts';"],
  ])('%s', (_, text) => {
    const planted = new Map([
      ['src/ui/a.ts', text],
      ['src/ui/b.ts', "import { c } from '#ui/form/c.ts';"],
      ['src/ui/form/c.ts', "import { a } from '#ui/a.ts';"],
    ]);
    expect(circleIn(planted)).toEqual(['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/form/c.ts', 'src/ui/a.ts']);
    expect(circleIn(new Map([...planted, ['src/ui/form/c.ts', '']]))).toBeNull();
  });
});
