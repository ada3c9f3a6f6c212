import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type PluginOption, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { numberBuild } from '#server/host/build-id.ts';
import { chunkGroups, isNamedChunk, isNamedStyle, preloaded } from '#server/host/chunk-groups.ts';
import {
  cheapSentinels,
  keepWithinPolicy,
  lazyImports,
  lazyReader,
  lazyRows,
  compressed,
  shortKeys,
  split,
  publishedWords,
  unsummarised,
  failOnImportCycles,
  words,
} from '#server/host/build/steps.ts';
import { fileDigest } from '#server/host/build/worker-file.ts';
import { dataVersion } from '#offline/reads/data-version.ts';
import { buildMark, oldestClient } from '#contract/build.ts';
import { consentBarWording } from '#wording/consent.ts';
import { bareErrorWording } from '#wording/failures.ts';

const root = import.meta.dirname;
const version = (JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;

/** The oldest supported browsers; docs/decisions/0014-supported-browsers.md explains how we replace what they lack. */
const target = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

const routes = (): PluginOption =>
  tanstackRouter({
    target: 'react',
    routesDirectory: './src/routes',
    generatedRouteTree: './src/app/route-tree.gen.ts',
    routeFileIgnorePrefix: '-',
    quoteStyle: 'single',
    semicolons: true,
    addExtensions: true,
    disableLogging: true,
    autoCodeSplitting: true,
    // A loader shares its screen's chunk, so that no first page loads another screen's calls.
    codeSplittingOptions: {
      defaultBehavior: [['loader', 'component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
    },
  });

const folder = resolve(root, 'dist/page');

const worker = (): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.js',
    outDir: 'dist/page',
    injectRegister: false,
    manifest: JSON.parse(readFileSync(resolve(root, 'manifest.webmanifest'), 'utf8')) as Record<string, unknown>,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.svg'],
      // The barcode reader is large, and cached only once somebody scans: sw/scanner.ts.
      globIgnores: ['assets/decode-worker-*'],
      maximumFileSizeToCacheInBytes: 1024 * 1024,
      // Lets the worker reject and refetch a file whose content isn't that of the build.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            digest: fileDigest(readFileSync(resolve(folder, entry.url))),
          })),
        }),
      ],
    },
    integration: {
      beforeBuildServiceWorker: (options) => {
        options.swSrc = resolve(root, 'sw/main.ts');
      },
      configureCustomSWViteBuild: (build) => {
        build.configFile = false;
        build.logLevel = 'warn';
        build.plugins = [...(build.plugins ?? []), numbered()];
      },
    },
  });

/** Gives the build its number, after the worker's code has been generated and before the list of files is. */
const numbered = (): PluginOption => ({
  name: 'tradecounter:numbered',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const id = numberBuild(folder, chunk.code, {
        dataSchema: dataVersion,
        minClient: oldestClient,
      });
      chunk.code = chunk.code.replaceAll(buildMark, id);
    }
  },
});

/** Builds a worker that unregisters itself; a host without a service worker serves it as `sw.js`. */
const tombstone = (): PluginOption => ({
  name: 'tradecounter:tombstone',
  apply: 'build',
  closeBundle: {
    sequential: true,
    handler: async () => {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: 'dist/page',
          emptyOutDir: false,
          target,
          lib: { entry: 'sw/tombstone.ts', formats: ['iife'], name: 'tombstone', fileName: () => 'tombstone.js' },
        },
      });
    },
  },
});

/** React provides this hook itself, but the router's store still imports the shim for older versions. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' };

const define = { 'import.meta.env.SHOP_VERSION': JSON.stringify(version) };

/** The browser's build. */
const page: UserConfig = {
  plugins: [
    routes(),
    react(),
    publishedWords('src/wording'),
    words('consent', consentBarWording),
    words('start', bareErrorWording),
    lazyRows(),
    lazyReader(),
    lazyImports(resolve(root, 'src/app/lazy-import.ts')),
    unsummarised(),
    cheapSentinels(),
    keepWithinPolicy(),
    failOnImportCycles(),
    shortKeys(folder),
    tombstone(),
    worker(),
    split(folder),
    compressed(folder),
  ],
  resolve: { alias },
  define,
  // As modules, workers have chunks like any others: cached by the service worker, fetched once.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/page',
    manifest: true,
    target,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    // Files import each other by key, so that changing one renames no other.
    chunkImportMap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The import keys are derived from paths relative to it.
      cwd: root,
      // Inlines imported constants, so that no page loads a list of them.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Seven characters are enough to distinguish builds; every page lists the names of all files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => (isNamedChunk(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !isNamedStyle(name) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
};

/** The same routes for the host, which uses them to render a guest's first view. */
const render: UserConfig = {
  plugins: [routes(), react(), publishedWords('src/wording', true)],
  define,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: 'dist/render',
    ssr: 'src/app/render.tsx',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** The store API and the host; packages stay where npm put them. */
const server: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { input: ['server/listen.ts', 'server/backup/backup.ts', 'server/db/reindex.ts'] },
  },
};

const builds: Record<string, UserConfig> = { render, server };

/** `vite build` builds the page; `--mode render` and `--mode server` build the other two. */
export default defineConfig(({ mode }) => ({
  root,
  appType: 'custom',
  build: {},
  ...(builds[mode] ?? page),
}));
