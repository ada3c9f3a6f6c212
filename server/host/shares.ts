import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { shareAddress, shareMissedAddress } from '#contract/share.ts';

/** More than whoever shares a list of parts sends; of what is longer the rest is not waited for. */
const maxDroppedBytes = 40 * 1024 * 1024;

/**
 * Answers what the system shares with the shop where no worker does: it cannot be handed to the page from here, so nothing of it is kept
 * and the page says so.
 */
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

/** Reads a body and forgets it; false where it was longer than that. */
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
