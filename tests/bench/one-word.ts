import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { root, run } from '#tests/support/run/step.ts';
import { brotliSize } from './page-weight.ts';

/** What the page is built from. */
const sources =
  /^(?:src|sw|server|public|index\.html|manifest\.webmanifest|vite\.config\.ts|tsconfig.*\.json|package\.json)$/;

/** A word that every page starts with, and what it becomes. */
const [file, word, other] = ['src/wording/shell.ts', "'Guides'", "'Guidance'"] as const;

/** The files of a built page that a device with another build of it has to fetch. */
const fetchedFor = (page: string, before: string): string[] => {
  const known = new Set(readdirSync(join(before, 'assets')));
  const assets = readdirSync(join(page, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name) && !known.has(name));
  // These two are other ones in each build.
  return ['sw.js', 'index.html', ...assets.map((name) => `assets/${name}`)];
};

/** Builds the page once more with one word changed: the files that a device which has the first build then fetches, and their bytes. */
export const changeOneWord = async (built: string): Promise<{ file: string; brotli: number }[]> => {
  const copy = mkdtempSync(join(tmpdir(), 'tradecounter-word-'));
  try {
    for (const name of readdirSync(root).filter((one) => sources.test(one))) {
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes(`${sep}media${sep}`),
      });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(word)) throw new Error(`${file} has lost the word ${word}.`);
    writeFileSync(join(copy, file), text.replace(word, other));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const [code, output] = await run({
      command: process.execPath,
      args: [vite, 'build', copy, '--config', join(copy, 'vite.config.ts'), '--logLevel', 'error'],
      env: { NODE_ENV: 'production' },
      isQuiet: true,
    });
    if (code !== 0) throw new Error(`The page with another word could not be built:\n${output}`);
    const page = join(copy, 'dist/page');
    return fetchedFor(page, built).map((name) => ({ file: name, brotli: brotliSize(readFileSync(join(page, name))) }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
