import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});

/** What Vite writes to `.vite/manifest.json`: chunks by their source. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.output<typeof Manifest>;

/** Labels for files: the name of the chunk, which most file names lack, and the file. */
export const namesOf = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(Object.values(manifest).map(({ file, name }) => [file, name === undefined ? file : `${name} ${file}`]));

/** What a screen waits for: script and style files, without repeats. */
export type Needs = { scripts: string[]; styles: string[] };

/**
 * The files that a route's screen needs: the page's entry, the route's own screen and loader, and all their imports. Its pending and error
 * screens, and whatever a shopper's press loads, come later and don't count.
 */
export function needsOf(manifest: Manifest, routeFile: string): Needs {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const screens = Object.keys(manifest).filter((key) => {
    const [source, query = ''] = key.split('?');
    const parts = new URLSearchParams(query).get('tsr-split')?.split('---') ?? [];
    return source === routeFile && (parts.includes('component') || parts.includes('loader'));
  });
  if (entries.length === 0) throw new Error('The manifest names no entry.');
  if (screens.length === 0) throw new Error(`The manifest holds no screen of ${routeFile}.`);

  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  [...entries, ...screens].forEach(visit);

  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [...new Set(chunks.map((it) => it.file).filter((file) => file.endsWith('.js')))],
    styles: [...new Set(chunks.flatMap((it) => [...(it.css ?? []), ...(it.file.endsWith('.css') ? [it.file] : [])]))],
  };
}

/** Bytes after brotli at its highest quality, as the build stores it. */
export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}
