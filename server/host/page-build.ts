import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BuildManifest } from '#contract/build.ts';
import { readStyleSheet, type StyleSheet } from '#server/host/views/first-styles.ts';

const names = z.optional(z.array(z.string()));
const Chunk = z.object({
  file: z.string(),
  src: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: names,
  css: names,
});
type Chunk = z.infer<typeof Chunk>;
const Manifest = z.record(z.string(), Chunk);

/** The assets of a view: addresses, and parsed style sheets. */
export interface ViewAssets {
  /** The modules that start the app in dependency order; the last one is the entry. */
  readonly start: readonly string[];
  /** All modules that the view runs, in no particular order. */
  readonly modules: readonly string[];
  readonly styles: readonly { readonly href: string; readonly sheet: StyleSheet }[];
}

export interface PageBuild {
  readonly build: BuildManifest;
  readonly shell: string;
  readonly assetsOf: (routeIds: readonly string[]) => ViewAssets;
}

/** Reads `dist/page`; if it is missing, the error says how to build it. */
export const readPageBuild = (folder: string): PageBuild => {
  let shell: string;
  let build: BuildManifest;
  let manifest: Record<string, Chunk>;
  try {
    shell = readFileSync(join(folder, 'index.html'), 'utf8');
    build = z.parse(BuildManifest, JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
    manifest = z.parse(Manifest, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  } catch (cause) {
    throw new Error(`There is no built page in ${folder}. Run "npm run build" first.`, { cause });
  }
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry === true);
  if (entry === undefined) throw new Error(`The build in ${folder} has no entry.`);
  const [entryKey] = entry;
  const keyByRoute = new Map(
    Object.keys(manifest).flatMap((key) => {
      const id = routeIdOf(key);
      return id === null ? [] : [[id, key]];
    }),
  );
  const start = reachable(manifest, [entryKey])
    .flatMap((key) => manifest[key]?.file ?? [])
    .map(addressOf);
  const sheets = new Map<string, StyleSheet>();
  const readSheet = (file: string): StyleSheet => {
    const sheet = sheets.get(file) ?? readStyleSheet(readFileSync(join(folder, file), 'utf8'));
    sheets.set(file, sheet);
    return sheet;
  };
  return {
    build,
    shell,
    assetsOf: (routeIds) => {
      const keys = reachable(manifest, [entryKey, ...routeIds.flatMap((id) => keyByRoute.get(id) ?? [])]);
      const chunks = keys.flatMap((key) => manifest[key] ?? []);
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
      return {
        start,
        modules: chunks.map(({ file }) => addressOf(file)),
        styles: styles.map((file) => ({ href: addressOf(file), sheet: readSheet(file) })),
      };
    },
  };
};

const addressOf = (file: string): string => `/${file}`;

/** The keys and all their imports, each once, dependencies first. */
const reachable = (manifest: Record<string, Chunk>, from: readonly string[]): string[] => {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
    ordered.push(key);
  };
  for (const key of from) visit(key);
  return ordered;
};

/** The id of the route whose screen a chunk is; null for other chunks. */
const routeIdOf = (key: string): string | null => {
  const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1];
  return file === undefined ? null : `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
};

/** Addresses of the built page's font files; empty if there is no build. */
export const builtFonts = (root: string): readonly string[] => {
  const folder = join(root, 'dist/page/assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .toSorted()
    .map((file) => `/assets/${file}`);
};
