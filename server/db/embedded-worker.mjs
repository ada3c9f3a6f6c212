/**
 * The embedded PostgreSQL, in a thread of its own so that a long query never holds up a request that needs none.
 * Plain JavaScript: the same file is loaded by tsx, by the tests and by the built server.
 */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { constants, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DurableFiles } from './durable-files.mjs';

/**
 * @typedef {object} EmbeddedOptions
 * @property {string | null} folder Where the database lives; null keeps it in memory.
 * @property {string | null} template A dump to begin from where there is no database yet.
 * @property {string | null} socket Path of the unix socket; null takes a loopback port.
 * @property {WebAssembly.Module} program PostgreSQL itself, compiled.
 */

const { folder, template, socket, program } = /** @type {EmbeddedOptions} */ (workerData);
const shared = { extensions: { pg_trgm }, pgliteWasmModule: program };

/** With fsync on: `-F` is PGlite's way to switch it off. */
const durable = [...PGlite.defaultStartParams.filter((it) => it !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Created beside its place and renamed when complete, so that a killed process leaves no half-made database. */
async function createFolder(/** @type {string} */ path) {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = await PGlite.create({ dataDir: unfinished, ...shared, ...fromTemplate() });
  await made.close();
  renameSync(unfinished, path);
}

function fromTemplate() {
  return template === null ? {} : { loadDataDir: new Blob([readFileSync(template)]) };
}

async function open() {
  if (folder === null) return PGlite.create({ ...shared, ...fromTemplate() });
  // A restore that was killed between its two renames.
  if (!existsSync(folder) && existsSync(`${folder}.replaced`)) renameSync(`${folder}.replaced`, folder);
  if (!existsSync(folder)) await createFolder(folder);
  return PGlite.create({ fs: new DurableFiles(folder), ...shared, startParams: durable });
}

const db = await open();
if (socket !== null) rmSync(socket, { force: true });
// The pool opens one connection at a time; a second slot lets it open the next while the last is still closing.
const server = new PGLiteSocketServer({ db, maxConnections: 4, ...(socket === null ? { port: 0 } : { path: socket }) });
await server.start();

/**
 * `dump` names a file to write, `snapshot` a folder to copy to; without either the database closes.
 * @typedef {{ id: number, dump?: string, snapshot?: string }} Request
 */

/** @param {Request} request */
async function obey({ dump, snapshot }) {
  if (snapshot !== undefined) {
    if (folder === null) throw new Error('A database in memory has no folder.');
    // Nothing runs during the copy, so it is what a killed process would leave behind: everything acknowledged is in its log.
    await db.runExclusive(async () => cpSync(folder, snapshot, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    return;
  }
  if (dump === undefined) {
    await server.stop();
    await db.close();
    return;
  }
  const tar = await db.dumpDataDir('none');
  writeFileSync(`${dump}.unfinished`, new Uint8Array(await tar.arrayBuffer()));
  renameSync(`${dump}.unfinished`, dump);
}

parentPort?.on('message', (/** @type {Request} */ request) => {
  obey(request).then(
    () => parentPort?.postMessage({ id: request.id }),
    (error) =>
      parentPort?.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
  );
});
parentPort?.postMessage(
  socket === null ? { id: 0, port: Number(server.getServerConn().split(':').at(-1)) } : { id: 0 },
);
