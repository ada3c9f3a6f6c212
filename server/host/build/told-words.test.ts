import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellWords } from './told-words.ts';

test('a file of words tells its sets, and nothing else [SH-12]', () => {
  const code =
    'const a = {};\nexport const cartWording = {\n};\nexport const titles: Titles = {\n};\nexport const f = () => 1;\n';
  expect(tellWords(code, 'ownWords')).toBe(`${code}\nownWords.push({ cartWording, titles });\n`);
  expect(tellWords('export const nameOf = () => 1;\n', 'ownWords')).toBeNull();
});

test('every set of words has a name of its own [SH-12]', () => {
  const files = readdirSync('src/wording').filter((file) => !file.endsWith('.test.ts'));
  const names = files.flatMap((file) =>
    [
      ...(tellWords(readFileSync(`src/wording/${file}`, 'utf8'), 'ownWords') ?? '').matchAll(/push\(\{ (.*) \}\)/g),
    ].flatMap(([, list = '']) => list.split(', ').map((name) => name.replace(/Wording$/, ''))),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
