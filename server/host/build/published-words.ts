import { readdirSync, readFileSync } from 'node:fs';

const sets = /^export const (\w+)(?:: [^\n]+)? = \{/gm;

const setsIn = (code: string): string[] => [...code.matchAll(sets)].map(([, name = '']) => name);

/** All sets of words in a folder's files, in the order that numbers them. */
export const allSets = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => setsIn(readFileSync(`${folder}/${file}`, 'utf8')))
    .toSorted();

/** The key of a set in pages, shorter than its name. */
export const pageKeyOf = (name: string, all: readonly string[]): string => all.indexOf(name).toString(36);

/**
 * Adds a line to a words file that publishes its sets, so that a store can replace their texts; null for a file without sets. Pages refer
 * to a set by its number; with `isNamed`, by its name as well.
 */
export const publishWords = (code: string, all: readonly string[], isNamed: boolean): string | null => {
  const lines = setsIn(code).map((name) =>
    isNamed
      ? `globalThis.ownWords?.push('${pageKeyOf(name, all)}', ${name}, '${name}');`
      : `ownWords.push('${pageKeyOf(name, all)}', ${name});`,
  );
  return lines.length === 0 ? null : `${code}\n${lines.join('\n')}\n`;
};
