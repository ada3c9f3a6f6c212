import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildManifest } from '#contract/build.ts';
import { fileDigest } from '#server/host/build/worker-file.ts';
import { root } from '#tests/support/run/step.ts';

/** A build beside the real one: a folder to serve from, and its id. */
export interface NextBuild {
  readonly folder: string;
  readonly id: string;
  remove(): void;
}

/** The id of the build that `dist` holds. */
export const builtId = (): string =>
  BuildManifest.parse(JSON.parse(readFileSync(join(root, 'dist/page/build.json'), 'utf8'))).id;

/**
 * A build that could follow the real one: every hashed file gets another name and, if it names other files, different content. Takes a
 * moment, while a second build would take many.
 */
export const makeNextBuild = (step: number): NextBuild => {
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-build-'));
  const page = join(folder, 'dist/page');
  mkdirSync(join(folder, 'server'));
  cpSync(join(root, 'dist/page'), page, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  symlinkSync(join(root, 'dist/render'), join(folder, 'dist/render'));
  symlinkSync(join(root, 'server/media'), join(folder, 'server/media'));

  const assets = readdirSync(join(page, 'assets'));
  const renamed = new Map(assets.map((name) => [name, nextName(name, step)]));
  const id = `${builtId().slice(0, -2)}N${step}`;
  const digests = new Map<string, string>();
  const rewrite = (from: string, to: string): void => {
    const before = readFileSync(join(page, from));
    const after = /\.(?:js|css|html|json)$/.test(from) ? replaceAll(before.toString(), renamed, id) : before;
    rmSync(join(page, from));
    writeFileSync(join(page, to), after);
    digests.set(fileDigest(before), fileDigest(after));
    digests.set(revisionOf(before), revisionOf(after));
  };
  for (const name of assets) rewrite(`assets/${name}`, `assets/${renamed.get(name) ?? name}`);
  for (const file of ['index.html', 'build.json', '.vite/manifest.json', 'sw.js']) rewrite(file, file);
  const worker = readFileSync(join(page, 'sw.js'), 'utf8');
  writeFileSync(
    join(page, 'sw.js'),
    worker.replaceAll(
      /(?<="digest":")[\w-]{12}(?=")|(?<=")[\da-f]{32}(?=")/g,
      (digest) => digests.get(digest) ?? digest,
    ),
  );
  return { folder, id, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const hash = /(^|-)([\w-]{7})(\.\w+)$/;

const nextName = (name: string, step: number): string =>
  name.replace(
    hash,
    (_, before: string, digits: string, ending: string) => `${before}n${step}_${digits.slice(3)}${ending}`,
  );

const replaceAll = (text: string, names: ReadonlyMap<string, string>, id: string): string =>
  text.replaceAll(/[\w.~$-]+\.(?:js|css|woff2)/g, (name) => names.get(name) ?? name).replaceAll(builtId(), id);

/** The digest by which the list of files detects changes in files that keep their names. */
const revisionOf = (content: Buffer | string): string => createHash('md5').update(content).digest('hex');
