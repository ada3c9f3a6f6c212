/**
 * `npm start`: builds the shop if there is no build of these sources, then serves it.
 * `--build` only builds; `--build-if-stale` builds only if necessary. `--backup`, `--restore` and `--reindex` work on the database with the
 * existing build, which a running shop may be using.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist/.stamp');
const entry = join(root, 'dist/server/listen.js');

/** Programs for the database, by their options. */
const databasePrograms = new Map([
  ['--backup', 'backup.js'],
  ['--restore', 'backup.js'],
  ['--reindex', 'reindex.js'],
]);

/** The inputs of a build. */
const sources = [
  'src',
  'sw',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** The page, the server and the renderer are built in parallel. */
const builds = [['build'], ['build', '--mode', 'server'], ['build', '--mode', 'render']];

const wants = process.argv[2];
const databaseProgram = databasePrograms.get(wants ?? '');
if (wants === '--build') await build();
else if (databaseProgram !== undefined) {
  const program = join(root, 'dist/server', databaseProgram);
  if (!existsSync(program)) await build();
  process.env.INIT_CWD ??= process.cwd();
  await run(program);
} else {
  if (isStale()) await build();
  if (wants !== '--build-if-stale') await run(entry);
}

/** A build that is shipped without its sources is never stale. */
function isStale() {
  if (!existsSync(entry) || !existsSync(stampFile)) return true;
  return existsSync(join(root, 'src')) && readFileSync(stampFile, 'utf8') !== stampOf();
}

/** A digest of every source's path and content. */
function stampOf() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const take = (path) => {
    const at = join(root, path);
    if (!existsSync(at)) return;
    const entries = listing(at);
    if (entries === undefined) hash.update(path).update('\0').update(readFileSync(at)).update('\0');
    else for (const name of entries) take(`${path}/${name}`);
  };
  for (const source of sources) take(source);
  return hash.digest('hex');
}

/** The names in a folder that a build depends on; undefined for a file. @param {string} at */
function listing(at) {
  try {
    return readdirSync(at)
      .filter((name) => !name.endsWith('.gen.ts') && !/\.test\.tsx?$/.test(name))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

async function build() {
  console.log('Building the shop (done once, and again after its sources change)...');
  const began = performance.now();
  const stamp = stampOf();
  rmSync(stampFile, { force: true });
  await Promise.all(builds.map(vite));
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Runs one vite build; its output is shown when it fails. @param {string[]} args @returns {Promise<void>} */
function vite(args) {
  const cli = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [cli, ...args, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code === 0) return resolve();
      console.error(output.trimEnd());
      console.error(`vite ${args.join(' ')} failed, so there is nothing to serve.`);
      process.exit(1);
    });
  });
}

/** Runs a program in this process so that it gets the signals and its exit code is ours. @param {string} path */
async function run(path) {
  process.env.NODE_ENV ??= 'production';
  process.chdir(root);
  await import(pathToFileURL(path).href);
}
