import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const element = /<script type="importmap">([\s\S]*?)<\/script>/;

/** The element with the import map of a built page; empty if there is none. */
export const importMapOf = (html: string): string => element.exec(html)?.[0] ?? '';

const fewestLetters = 2;

/** Keys of files, independent of their content: two characters each, more on a collision. */
const keysOf = (names: readonly string[]): ReadonlyMap<string, string> => {
  const digests = new Map(names.map((name) => [name, createHash('sha256').update(name).digest('base64url')]));
  const all = [...digests.values()];
  const lettersOf = (digest: string): number => {
    let letters = fewestLetters;
    while (all.filter((other) => other.startsWith(digest.slice(0, letters))).length > 1) letters += 1;
    return letters;
  };
  return new Map([...digests].map(([name, digest]) => [name, `/${digest.slice(0, lettersOf(digest))}`]));
};

/**
 * Files refer to each other by keys that stay the same when content changes, and the page's import map resolves each key to a file: a
 * change to one file renames only that file. This shortens the keys, since every page contains them all.
 */
export const shortenImportKeys = (folder: string): void => {
  const shell = join(folder, 'index.html');
  const html = readFileSync(shell, 'utf8');
  // The build wrote it.
  const { imports } = JSON.parse(element.exec(html)?.[1] ?? '{"imports":{}}') as { imports: Record<string, string> };
  const keys = keysOf(Object.keys(imports));
  const shorten = (code: string): string =>
    code.replaceAll(/(?:\.\/|assets\/)([\w.~$-]+\.(?:js|css))(?=["'`])/g, (text, name: string) => {
      const key = keys.get(`/assets/${name}`);
      if (key === undefined) return text;
      // Preload lists hold addresses without the leading slash.
      return text.startsWith('.') ? key : key.slice(1);
    });
  for (const name of readdirSync(join(folder, 'assets')).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, shorten(readFileSync(file, 'utf8')));
  }
  const short = Object.entries(imports)
    .map(([name, address]) => [keys.get(name) ?? name, address] as const)
    // Files with the same extension are adjacent, which compresses best.
    .toSorted(([a, one], [b, other]) => (extname(other) + a < extname(one) + b ? -1 : 1));
  const map = JSON.stringify({ imports: Object.fromEntries(short) });
  writeFileSync(
    shell,
    html.replace(element, () => `<script type="importmap">${map}</script>`),
  );
};
