import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { root } from '#tests/support/run/step.ts';
import { brotliSize } from './page-weight.ts';

/** What the page is built from. */
const sources = /^(?:src|sw|server|public|index\.html|manifest\.webmanifest|vite\.config\.ts|package\.json)$/;

/** A word that every page loads at its start and one from the screen with the most wording of its own, with their replacements. */
const changes = [
  { file: 'src/wording/shell.ts', word: "'Guides'", becomes: "'Guidance'" },
  { file: 'src/wording/quick-order.ts', word: "'Save for offline'", becomes: "'Save for later'" },
] as const;

/** A file that a device with the previous build fetches again, and its size after brotli. */
export interface Fetched {
  readonly file: string;
  readonly brotli: number;
}

/** What two changed words bring: the files that differ in every build, and those that the words renamed. */
export interface ChangedWords {
  readonly words: number;
  readonly always: readonly Fetched[];
  readonly renamed: readonly Fetched[];
}

/** Builds the page again in another folder, with two words changed, and compares it with the existing build. */
export const changeWords = async (built: string): Promise<ChangedWords> => {
  const copy = mkdtempSync(join(tmpdir(), 'tradecounter-word-'));
  try {
    copySources(copy);
    for (const { file, word, becomes } of changes) {
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(word)) throw new Error(`${file} has lost the word ${word}.`);
      writeFileSync(join(copy, file), text.replace(word, becomes));
    }
    await buildPage(copy);
    const page = join(copy, 'dist/page');
    const known = new Set(assetsOf(built));
    const weigh = (file: string): Fetched => ({ file, brotli: brotliSize(readFileSync(join(page, file))) });
    return {
      words: changes.length,
      always: ['sw.js', 'index.html'].map(weigh),
      renamed: assetsOf(page)
        .filter((file) => !known.has(file))
        .map(weigh),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const copySources = (copy: string): void => {
  for (const name of readdirSync(root).filter((one) => sources.test(one))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
};

/** Builds as `vite build` does, without the slow steps that don't change a file's name. */
const buildPage = async (copy: string): Promise<void> => {
  process.env['NODE_ENV'] = 'production';
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(copy, 'vite.config.ts'), copy);
  if (loaded === null) throw new Error('The page has no configuration of its build.');
  await build({
    ...loaded.config,
    configFile: false,
    logLevel: 'error',
    plugins: withoutCompression(loaded.config.plugins),
    // Resolves packages as if they were in that folder: where they really are makes no difference to a checkout.
    resolve: { ...loaded.config.resolve, preserveSymlinks: true },
  });
};

const withoutCompression = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.filter(
    (plugin) =>
      !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'tradecounter:compressed'),
  );

const assetsOf = (page: string): string[] =>
  readdirSync(join(page, 'assets'))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `assets/${name}`);
