import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { makeFolder } from './make-folder.ts';
import { acquirePidLock } from './pid-lock.ts';
import { findStoreFile } from './store-files.ts';

/** A running embedded PostgreSQL. `host` is a folder with a unix socket, or an address. */
export interface EmbeddedDatabase {
  readonly host: string;
  readonly port: number;
  /** Writes the whole database to a file that another one can start from. */
  dump(file: string): Promise<void>;
  /** Takes a consistent copy of an on-disk database's folder; queries wait meanwhile. */
  snapshot(folder: string): Promise<void>;
  close(): Promise<void>;
}

const Answer = z.object({ id: z.number(), error: z.string().optional(), port: z.number().optional() });
type Answer = z.infer<typeof Answer>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

const socketPort = 5432;

/** The longest path for a unix socket that every system accepts, less a margin. */
const maxSocketPathLength = 100;

/** Node has it, but its types declare only members. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<WebAssembly.Module> };

let compiled: Promise<WebAssembly.Module> | undefined;

/** The program that every embedded database runs. Compiling it takes a second of CPU time, so a process does it only once. */
const program = (): Promise<WebAssembly.Module> => (compiled ??= compile());

const compile = async (): Promise<WebAssembly.Module> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
};

/**
 * Starts the embedded database in a thread; with `dataDir` 'memory://' nothing is written to disk. `onCrash` is called if the thread dies.
 */
export async function startEmbedded(options: {
  dataDir: string;
  template?: string;
  onCrash: (error: Error) => void;
}): Promise<EmbeddedDatabase> {
  const place = options.dataDir === 'memory://' ? inMemory() : onDisk(resolve(options.dataDir));
  try {
    const worker = new Worker(findStoreFile('embedded-worker.mjs'), {
      workerData: {
        folder: place.folder,
        socket: place.socket,
        template: options.template ?? null,
        program: await program(),
      },
      // The thread needs none of this process's module loaders.
      execArgv: [],
    });
    return await attend(worker, place, options.onCrash);
  } catch (error) {
    place.leave();
    throw error;
  }
}

type Place = { folder: string | null; socket: string | null; socketFolder: string; leave: () => void };

function onDisk(dataDir: string): Place {
  makeFolder(dataDir);
  const lock = acquirePidLock(join(dataDir, 'store.lock'));
  const socket = socketIn(dataDir);
  return { folder: join(dataDir, 'postgres'), socket, socketFolder: dataDir, leave: () => lock.release() };
}

function inMemory(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-'));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  return { folder: null, socket: socketIn(folder), socketFolder: folder, leave };
}

function socketIn(folder: string): string | null {
  const path = join(folder, `.s.PGSQL.${socketPort}`);
  return process.platform === 'win32' || path.length > maxSocketPathLength ? null : path;
}

async function attend(worker: Worker, place: Place, onCrash: (error: Error) => void): Promise<EmbeddedDatabase> {
  const waiting = new Map<number, Waiting>();
  let isClosing = false;
  let count = 0;
  const fail = (error: Error): void => {
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(error);
    if (asked.length === 0 && !isClosing) onCrash(error);
  };
  worker.on('error', (error) =>
    fail(
      new Error(`The embedded database failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      }),
    ),
  );
  worker.on('exit', () => fail(new Error('The embedded database ended.')));
  worker.on('message', (message) => {
    // Sent by our own thread; parsing gives it a type.
    const answer = Answer.parse(message);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(answer.error));
  });
  const answerTo = (id: number): Promise<Answer> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (request: { dump?: string; snapshot?: string }): Promise<Answer> => {
    count += 1;
    worker.postMessage({ ...request, id: count });
    return answerTo(count);
  };

  const { port } = await answerTo(0);
  return {
    host: place.socket === null ? '127.0.0.1' : place.socketFolder,
    port: place.socket === null ? (port ?? 0) : socketPort,
    dump: async (file) => {
      await ask({ dump: file });
    },
    snapshot: async (folder) => {
      await ask({ snapshot: folder });
    },
    close: async () => {
      isClosing = true;
      try {
        await ask({});
      } finally {
        await worker.terminate();
        place.leave();
      }
    },
  };
}
