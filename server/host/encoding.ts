import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from '#server/api/answers/encoded.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in one content encoding. */
export interface EncodedBody {
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
}

/** A page in the encodings requested so far; each is created once. */
export type EncodedPage = (accepted: string | undefined) => Promise<EncodedBody>;

const brotliOf = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });

/** A visitor is waiting: the next level saves one per cent and takes several times as long. */
const fastBrotliQuality = 5;
/** Nobody is waiting: eight per cent smaller, for 30 ms of CPU time. */
const smallBrotliQuality = 10;

/** Background compression, one page at a time: the cores are for visitors. */
let unwaited: Promise<unknown> = Promise.resolve();
let waitingPages = 0;

/** With more pages waiting, a renewed view would be seconds old before anybody sees it. */
const maxWaitingPages = 20;

/** The page, compressed as small as the background has time for; null if it has none or memory is short. */
const smallBrotliOf = (plain: Buffer): Promise<Buffer | null> => {
  if (waitingPages >= maxWaitingPages) return Promise.resolve(null);
  waitingPages += 1;
  const small = unwaited
    .then(() => brotliOf(plain, smallBrotliQuality))
    .catch(() => null)
    .finally(() => (waitingPages -= 1));
  unwaited = small;
  return small;
};

/** A page that nobody waits for yet: resolves when it is compressed as well as it will be. */
export const encodeAhead = async (html: string): Promise<EncodedPage> => {
  const plain = Buffer.from(html);
  return encodedPage(plain, await smallBrotliOf(plain));
};

/**
 * A page that is compressed on the first request. Once requested again, it is recompressed better in the background for later requests; its
 * ETag is weak, since it covers both.
 */
export const encode = (html: string): EncodedPage => encodedPage(Buffer.from(html), null);

const encodedPage = (plain: Buffer, small: Buffer | null): EncodedPage => {
  const digest = etagDigestOf(plain);
  let asBrotli = small === null ? undefined : Promise.resolve(small);
  let isSmall = small !== null;
  let asGzip: Promise<Buffer> | undefined;
  const compressBetter = async (): Promise<void> => {
    if (isSmall) return;
    isSmall = true;
    const smaller = await smallBrotliOf(plain);
    if (smaller === null) isSmall = false;
    else asBrotli = Promise.resolve(smaller);
  };
  return async (accepted = '') => {
    if (accepts(accepted, 'br')) {
      if (asBrotli === undefined) asBrotli = brotliOf(plain, fastBrotliQuality);
      else void compressBetter();
      return { etag: `W/"${digest}-br"`, encoding: 'br', body: await asBrotli };
    }
    if (accepts(accepted, 'gzip')) {
      asGzip ??= zip(plain, { level: 6 });
      return { etag: `"${digest}-gz"`, encoding: 'gzip', body: await asGzip };
    }
    return { etag: `"${digest}"`, encoding: null, body: plain };
  };
};

const etagDigestOf = (plain: Buffer): string => createHash('sha1').update(plain).digest('base64url');

/**
 * A file of the build and its compressed forms, as they are now: for files that have to match each other and this process's policy. A later
 * build's files are served by the process that is started after it.
 */
export const holdFile = (file: string): EncodedPage => {
  const plain = readFileSync(file);
  const digest = etagDigestOf(plain);
  const formOf = (ending: string) => (existsSync(`${file}.${ending}`) ? readFileSync(`${file}.${ending}`) : null);
  const [asBrotli, asGzip] = [formOf('br'), formOf('gz')];
  return async (accepted = '') => {
    if (asBrotli !== null && accepts(accepted, 'br')) return { etag: `"${digest}-br"`, encoding: 'br', body: asBrotli };
    if (asGzip !== null && accepts(accepted, 'gzip')) return { etag: `"${digest}-gz"`, encoding: 'gzip', body: asGzip };
    return { etag: `"${digest}"`, encoding: null, body: plain };
  };
};

/** Sends a page in the requested encoding; 304 if the client has it already. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): Promise<FastifyReply> => {
  const { etag, encoding, body } = await page(request.headers['accept-encoding']);
  reply.header('etag', etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(body);
};
