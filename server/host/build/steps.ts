import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import * as z from 'zod/mini';
import { BuildManifest } from '#contract/build.ts';
import { findImportCycle } from './import-cycles.ts';
import { deferReader, deferRows } from './lazy-rows.ts';
import { shortenImportKeys } from './import-map.ts';
import { stoppedFiles, withinPolicy } from './react-aria.ts';
import { withoutStacks } from './react-sentinels.ts';
import { dropSummaries } from './row-summaries.ts';
import { precompress } from '#server/host/precompress.ts';
import { allSets, publishWords } from './published-words.ts';
import { wrapImports } from '#server/host/wrapped-imports.ts';
import { splitWorker } from './worker-file.ts';

/** Shortens the keys by which built files refer to each other, before anything reads those files. */
export const shortKeys = (folder: string): PluginOption => ({
  name: 'tradecounter:short-keys',
  apply: 'build',
  closeBundle: { sequential: true, order: 'pre', handler: () => shortenImportKeys(folder) },
});

/** Fails the build if files import each other: any page that starts with the wrong one would break. */
export const failOnImportCycles = (): PluginOption => {
  let circle: string[] | null = null;
  return {
    name: 'tradecounter:without-circles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
        const found = findImportCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
        circle = found?.map((file) => names.get(file) ?? file) ?? null;
      },
    },
    // Not earlier: the following steps would then fail on missing files, and only that would be reported.
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler() {
        if (circle !== null) this.error(`Files of the build import each other: ${circle.join(' → ')}`);
      },
    },
  };
};

/** Runs once the worker has its list of files. */
export const split = (folder: string): PluginOption => ({
  name: 'tradecounter:split-worker',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    sequential: true,
    order: 'post',
    handler: () => {
      // The page contains it inline.
      rmSync(join(folder, 'importmap.json'));
      splitWorker(folder, z.parse(BuildManifest, JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).id);
    },
  },
});

/** Compresses the served files once, at the highest quality. */
export const compressed = (folder: string): PluginOption => ({
  name: 'tradecounter:compressed',
  apply: 'build',
  enforce: 'post',
  closeBundle: { sequential: true, order: 'post', handler: () => precompress(folder) },
});

/** Replaces `%place.key%` in index.html with words. */
export const words = (place: string, wording: Readonly<Record<string, string>>): PluginOption => ({
  name: 'tradecounter:words',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries(wording).reduce((text, [key, word]) => text.replace(`%${place}.${key}%`, word), html),
  },
});

/** Removes from pages what only the API's documentation needs. */
export const unsummarised = (): PluginOption => ({
  name: 'tradecounter:unsummarised',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: 'summary:', id: /\/src\/contract\// },
    handler(code) {
      const dropped = dropSummaries(code, this.parse(code));
      return dropped === null ? null : { code: dropped, map: null };
    },
  },
});

/** Makes every words file publish its sets; see `src/contract/own-words.ts`. */
export const publishedWords = (folder: string, isNamed = false): PluginOption => ({
  name: 'tradecounter:published-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/wording\/[\w-]+\.ts$/ },
    handler(code) {
      const published = publishWords(code, allSets(folder), isNamed);
      return published === null ? null : { code: published, map: null };
    },
  },
});

/** Loads the schemas of the store's calls with the first call. */
export const lazyRows = (): PluginOption => ({
  name: 'tradecounter:lazy-rows',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: '.call(', id: /\/src\/(?:app|features|routes|shopper)\// },
    handler(code) {
      const deferred = deferRows(code, this.parse(code));
      return deferred === null ? null : { code: deferred, map: null };
    },
  },
});

/** Defers the code that parses their responses, too. */
export const lazyReader = (): PluginOption => ({
  name: 'tradecounter:lazy-reader',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/api\/api\.ts$/ },
    handler: (code) => ({ code: deferReader(code), map: null }),
  },
});

/** Reduces the evaluation time of `react-dom` to a fifth. */
export const cheapSentinels = (): PluginOption => ({
  name: 'tradecounter:cheap-sentinels',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler: (code) => ({ code: withoutStacks(code), map: null }),
  },
});

/** Makes `react-aria` comply with the pages' policy. */
export const keepWithinPolicy = (): PluginOption => ({
  name: 'tradecounter:within-policy',
  apply: 'build',
  transform: {
    filter: { id: stoppedFiles },
    handler: (code, id) => ({ code: withinPolicy(id, code), map: null }),
  },
});

/** Routes every dynamic import through one function, which handles failures. */
export const lazyImports = (road: string): PluginOption => ({
  name: 'tradecounter:lazy-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: 'import(', id: { exclude: /src\/app\/lazy-import\.ts$/ } },
    handler(code) {
      const wrapped = wrapImports(code, this.parse(code), {
        name: 'lazyImport',
        from: road,
      });
      return wrapped === null ? null : { code: wrapped, map: null };
    },
  },
});
