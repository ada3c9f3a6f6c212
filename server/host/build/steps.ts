import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import * as z from 'zod/mini';
import { BuildManifest } from '#contract/build.ts';
import { findCircle } from './chunk-circles.ts';
import { deferReader, deferRows } from './lazy-rows.ts';
import { shortenImportKeys } from './import-map.ts';
import { stoppedFiles, withinPolicy } from './react-aria.ts';
import { withoutStacks } from './react-sentinels.ts';
import { dropSummaries } from './row-summaries.ts';
import { precompress } from '#server/host/precompress.ts';
import { allSets, publishWords } from './published-words.ts';
import { wrapImports } from '#server/host/wrapped-imports.ts';
import { splitWorker } from './worker-file.ts';

/** Before anything reads the built files: the keys by which they name each other become short. */
export const shortKeys = (folder: string): PluginOption => ({
  name: 'tradecounter:short-keys',
  apply: 'build',
  closeBundle: { sequential: true, order: 'pre', handler: () => shortenImportKeys(folder) },
});

/** Files that import each other would break whichever page begins with the wrong one: then there is no build. */
export const withoutCircles = (): PluginOption => {
  let circle: string[] | null = null;
  return {
    name: 'tradecounter:without-circles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]));
        const found = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
        circle = found?.map((file) => names.get(file) ?? file) ?? null;
      },
    },
    // Not sooner: the steps that come then would fail over files that are not there, and that would be all that is said.
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler() {
        if (circle !== null) this.error(`Files of the build import each other: ${circle.join(' → ')}`);
      },
    },
  };
};

/** Once the worker has its list of files. */
export const split = (folder: string): PluginOption => ({
  name: 'tradecounter:split-worker',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    sequential: true,
    order: 'post',
    handler: () => {
      // The page has it inline.
      rmSync(join(folder, 'importmap.json'));
      splitWorker(folder, z.parse(BuildManifest, JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).id);
    },
  },
});

/** What is served is compressed once, as well as can be. */
export const compressed = (folder: string): PluginOption => ({
  name: 'tradecounter:compressed',
  apply: 'build',
  enforce: 'post',
  closeBundle: { sequential: true, order: 'post', handler: () => precompress(folder) },
});

/** Puts words into index.html in the place of `%place.key%`. */
export const words = (place: string, wording: Readonly<Record<string, string>>): PluginOption => ({
  name: 'tradecounter:words',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries(wording).reduce((text, [key, word]) => text.replace(`%${place}.${key}%`, word), html),
  },
});

/** What only the API's documentation says of its calls comes to no page. */
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

/** Every file of words publishes its sets; see `src/contract/own-words.ts`. */
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

/** What describes the store's calls comes with the first of them. */
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

/** So does what reads their answers. */
export const lazyReader = (): PluginOption => ({
  name: 'tradecounter:lazy-reader',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/api\/api\.ts$/ },
    handler: (code) => ({ code: deferReader(code), map: null }),
  },
});

/** `react-dom` is evaluated in a fifth of the time. */
export const cheapSentinels = (): PluginOption => ({
  name: 'tradecounter:cheap-sentinels',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler: (code) => ({ code: withoutStacks(code), map: null }),
  },
});

/** `react-aria` keeps within the policy of the pages. */
export const keepWithinPolicy = (): PluginOption => ({
  name: 'tradecounter:within-policy',
  apply: 'build',
  transform: {
    filter: { id: stoppedFiles },
    handler: (code, id) => ({ code: withinPolicy(id, code), map: null }),
  },
});

/** Every part that comes later comes by one road, which knows what to do when it does not come. */
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
