import { expect, test } from 'vitest';
import { allSets, publishWords } from './published-words.ts';

test('a file of words publishes its sets by number, to the host by name too, and nothing else', () => {
  const code =
    'const a = {};\nexport const cartWording = {\n};\nexport const titles: Titles = {\n};\nexport const f = () => 1;\n';
  const all = ['a', 'cartWording', 'titles'];
  expect(publishWords(code, all, false)).toBe(
    `${code}\nownWords.push('1', cartWording);\nownWords.push('2', titles);\n`,
  );
  expect(publishWords(code, all, true)).toContain("globalThis.ownWords?.push('1', cartWording, 'cartWording');");
  expect(publishWords('export const nameOf = () => 1;\n', all, false)).toBeNull();
});

test('every set of words has a name of its own', () => {
  const names = allSets('src/wording').map((name) => name.replace(/Wording$/, ''));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
