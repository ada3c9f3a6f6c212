import { createHash } from 'node:crypto';
import { createReadStream, existsSync, lstatSync, readdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused } from './refused.ts';
import { readTarHeader, tarEnd, tarHeader, type TarHeader, tarPadding } from './tar.ts';

/** The last entry: a digest of everything before it. A file without it is incomplete. */
const digestName = 'sha256';

const blockBytes = 512;

/** The parts of a backup: a text, a file, or a folder with everything in it. */
export type Part = { readonly name: string } & ({ readonly text: string } | { readonly path: string });

async function* tarOf(parts: readonly Part[]): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (chunk: Buffer): Buffer => {
    hash.update(chunk);
    return chunk;
  };
  for (const part of parts) {
    if ('path' in part) for await (const chunk of tarOfPath(part.name, part.path)) yield hashed(chunk);
    else for (const chunk of tarOfText(part.name, part.text)) yield hashed(chunk);
  }
  yield* tarOfText(digestName, hash.digest('hex'));
  yield tarEnd;
}

function* tarOfText(name: string, text: string): Generator<Buffer> {
  const content = Buffer.from(text);
  yield tarHeader({ name, isFolder: false, sizeBytes: content.length });
  yield content;
  yield tarPadding(content.length);
}

async function* tarOfPath(name: string, path: string): AsyncGenerator<Buffer> {
  const status = lstatSync(path);
  if (status.isDirectory()) {
    yield tarHeader({ name, isFolder: true, sizeBytes: 0 });
    for (const child of readdirSync(path).toSorted()) yield* tarOfPath(`${name}/${child}`, join(path, child));
    return;
  }
  // Pipes and sockets belong to a process, not to the data.
  if (!status.isFile()) return;
  yield tarHeader({ name, isFolder: false, sizeBytes: status.size });
  let readBytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    readBytes += chunk.length;
    yield chunk;
  }
  if (readBytes !== status.size) throw new Error(`${path} changed while it was read.`);
  yield tarPadding(status.size);
}

/** Writes a backup that only its owner may read; a file of that name is always complete. */
export const writeArchive = async (file: string, parts: readonly Part[]): Promise<void> => {
  const refuseTaken = (): void => {
    if (existsSync(file)) throw new BackupRefused(`${file} is there already. Give another name.`);
  };
  refuseTaken();
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await pipeline(Readable.from(tarOf(parts)), createGzip({ level: 1 }), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await handle.writeFile(chunk);
      await handle.sync();
    });
    refuseTaken();
    await rename(unfinished, file);
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
};

/** An entry whose content must be read before the next one is requested. */
export interface Entry extends TarHeader {
  readonly content: AsyncIterable<Buffer>;
}

/** Reads a backup entry by entry. The data is complete only if this ends without throwing. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // Errors of either surface where the chunks are read.
  pipeline(source, unzipped).catch(() => undefined);
  const chunks = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const hash = createHash('sha256');
  let rest: Buffer = Buffer.alloc(0);
  const take = async (maxBytes: number): Promise<Buffer> => {
    if (rest.length === 0) {
      const next = await chunks.next();
      if (next.done === true) throw new Error('The file ends too early.');
      rest = next.value;
    }
    const taken = rest.subarray(0, maxBytes);
    rest = rest.subarray(taken.length);
    return taken;
  };
  async function* takeAll(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const chunk = await take(left);
      left -= chunk.length;
      yield chunk;
    }
  }
  const block = async (bytes: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const chunk of takeAll(bytes)) parts.push(chunk);
    return Buffer.concat(parts);
  };
  try {
    for (;;) {
      const head = await block(blockBytes);
      const header = readTarHeader(head);
      if (header === null) throw new Error('The digest is missing.');
      const padding = tarPadding(header.sizeBytes).length;
      if (header.name === digestName) {
        const said = (await block(header.sizeBytes)).toString();
        if (said !== hash.digest('hex')) throw new Error('The digest does not match.');
        return;
      }
      hash.update(head);
      const content = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of takeAll(header.sizeBytes)) {
          hash.update(chunk);
          yield chunk;
        }
        hash.update(await block(padding));
      };
      yield { ...header, content: content() };
    }
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
