import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const element = /<script type="importmap">([\s\S]*?)<\/script>/;

/** The import map of a built page, as the element that holds it; empty where there is none. */
export const importMapOf = (html: string): string => element.exec(html)?.[0] ?? '';

const fewestLetters = 2;

/** Keys of files, whatever is in them: two letters each, more where two would have the same. */
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
 * Files name each other by keys that stay when the content changes, and the page's import map says which file a key stands for:
 * so a change of one file gives that file a new name, and no other. Here the keys become short, since each page brings them all.
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
      // The list of what a part needs holds addresses without their first slash.
      return text.startsWith('.') ? key : key.slice(1);
    });
  for (const name of readdirSync(join(folder, 'assets')).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, shorten(readFileSync(file, 'utf8')));
  }
  const short = Object.entries(imports)
    .map(([name, address]) => [keys.get(name) ?? name, address] as const)
    // What ends alike stands together, which compresses best.
    .toSorted(([a, one], [b, other]) => (extname(other) + a < extname(one) + b ? -1 : 1));
  const map = JSON.stringify({ imports: Object.fromEntries(short) });
  writeFileSync(
    shell,
    html.replace(element, () => `<script type="importmap">${map}</script>`),
  );
};
