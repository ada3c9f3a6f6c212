import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));

/** The environment with a words file of this content. */
const withWords = (text: string) => {
  const WORDS_FILE = join(folder, 'words.json');
  writeFileSync(WORDS_FILE, text);
  return { WORDS_FILE };
};

test('a store’s own words come with the configuration of the pages, and without a file there are none', () => {
  const words = { 'shell.cart': 'Basket', 'listing.products': { one: '{count} thing', other: '{count} things' } };
  expect(readConfiguration(withWords(JSON.stringify(words))).page.words).toEqual(words);
  expect(readConfiguration({}).page).not.toHaveProperty('words');
});

test.each([
  ['no JSON', 'must be JSON'],
  ['["Basket"]', 'WORDS_FILE: '],
  ['{"shell.cart":1}', 'WORDS_FILE (at shell.cart): '],
  ['{"listing.products":{"one":"thing"}}', 'WORDS_FILE (at listing.products): '],
])('a file that holds %s stops the start, and says where', (text, message) => {
  expect(() => readConfiguration(withWords(text))).toThrow(message);
});

test('a file that is not there stops the start', () => {
  expect(() => readConfiguration({ WORDS_FILE: join(folder, 'missing.json') })).toThrow(
    'WORDS_FILE: there is no such file to read',
  );
});
