import { readdirSync, readFileSync } from 'node:fs';

const sets = /^export const (\w+)(?:: [^\n]+)? = \{/gm;

const setsIn = (code: string): string[] => [...code.matchAll(sets)].map(([, name = '']) => name);

/** All sets of words in the files of a folder, in the order that gives each its number. */
export const allSets = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => setsIn(readFileSync(`${folder}/${file}`, 'utf8')))
    .toSorted();

/** The key of a set in pages: shorter than its name. */
export const pageKeyOf = (name: string, all: readonly string[]): string => all.indexOf(name).toString(36);

/**
 * A file of words with a line that publishes its sets, so that a store can say them its own way; null for a file of none. Pages call a set
 * by its number; `isNamed`: by its name, too.
 */
export const publishWords = (code: string, all: readonly string[], isNamed: boolean): string | null => {
  const lines = setsIn(code).map((name) =>
    isNamed
      ? `globalThis.ownWords?.push('${pageKeyOf(name, all)}', ${name}, '${name}');`
      : `ownWords.push('${pageKeyOf(name, all)}', ${name});`,
  );
  return lines.length === 0 ? null : `${code}\n${lines.join('\n')}\n`;
};
