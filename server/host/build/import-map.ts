import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const element = /<script type="importmap">([\s\S]*?)<\/script>/;

/** The import map of a built page, as the element that holds it; empty where there is none. */
export const importMapOf = (html: string): string => element.exec(html)?.[0] ?? '';

/** Four letters for a file, whatever is in it. */
const keyOf = (name: string): string => `/${createHash('sha256').update(name).digest('base64url').slice(0, 4)}`;

/**
 * Files name each other by keys that stay when the content changes, and the page's import map says which file a key stands for:
 * so a change of one file gives that file a new name, and no other. Here the keys become short, since each page brings them all.
 */
export const shortenImportKeys = (folder: string): void => {
  const shell = join(folder, 'index.html');
  const html = readFileSync(shell, 'utf8');
  // The build wrote it.
  const { imports } = JSON.parse(element.exec(html)?.[1] ?? '{"imports":{}}') as { imports: Record<string, string> };
  const keys = new Map(Object.keys(imports).map((key) => [key.replace('/assets/', ''), keyOf(key)]));
  if (new Set(keys.values()).size < keys.size) throw new Error('Two files have the same key; give them more letters.');
  const shorten = (code: string): string =>
    code.replaceAll(/(?:\.\/|assets\/)([\w.~$-]+\.(?:js|css))(?=["'`])/g, (text, name: string) => {
      const key = keys.get(name);
      if (key === undefined) return text;
      // The list of what a part needs holds addresses without their first slash.
      return text.startsWith('.') ? key : key.slice(1);
    });
  for (const name of readdirSync(join(folder, 'assets')).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, shorten(readFileSync(file, 'utf8')));
  }
  const short = Object.entries(imports)
    .map(([key, address]) => [keyOf(key), address] as const)
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  const map = JSON.stringify({ imports: Object.fromEntries(short) });
  writeFileSync(
    shell,
    html.replace(element, () => `<script type="importmap">${map}</script>`),
  );
};
