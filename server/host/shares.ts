import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { shareAddress, shareMissedAddress } from '#contract/share.ts';

/** More than any shared list of parts; the rest of a longer body is not read. */
const maxDroppedBytes = 40 * 1024 * 1024;

/** Answers a share when no worker does: from here it can't be passed to the page, so it is dropped and the page says so. */
export const answerShares = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (shares) => {
    shares.removeAllContentTypeParsers();
    shares.addContentTypeParser('*', async (_: unknown, body: Readable) => ({ isWhole: await drop(body) }));
    shares.post<{ Body: { readonly isWhole: boolean } | undefined }>(shareAddress, async ({ body }, reply) => {
      if (body?.isWhole === false) reply.header('connection', 'close');
      return reply.header('cache-control', 'no-store').redirect(shareMissedAddress, 303);
    });
  });
};

/** Reads a body and discards it; false if it exceeds the limit. */
const drop = (body: Readable): Promise<boolean> =>
  new Promise((done, fail) => {
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxDroppedBytes) return;
      body.pause();
      done(false);
    });
    body.on('end', () => done(true));
    body.on('error', fail);
  });
