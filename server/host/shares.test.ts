import fastify from 'fastify';
import { expect, test } from 'vitest';
import { shareAddress } from '#contract/share.ts';
import { answerShares } from './shares.ts';

const post = async (payload: Buffer | string | undefined, headers: Record<string, string> = {}) => {
  const app = fastify({ bodyLimit: 1000 });
  await answerShares(app);
  const { statusCode, headers: answered } = await app.inject({
    method: 'POST',
    url: shareAddress,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  await app.close();
  return [statusCode, answered.location, answered['cache-control']];
};

const missed = [303, '/quick-order?shared=missed', 'no-store'];

test('what is shared where no worker takes it leads to the page that says so, whatever was sent', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nA-1 2\r\n--x--\r\n';
  expect(await post(form, { 'content-type': 'multipart/form-data; boundary=x' })).toEqual(missed);
  expect(await post('{', { 'content-type': 'application/json' })).toEqual(missed);
  expect(await post('A-1 2')).toEqual(missed);
  expect(await post(undefined)).toEqual(missed);
});

test('a file larger than a call may be is read and dropped, and of one that has no end the rest is not waited for', async () => {
  const type = { 'content-type': 'application/octet-stream' };
  expect(await post(Buffer.alloc(12_000_000), type)).toEqual(missed);
  expect(await post(Buffer.alloc(50_000_000), type)).toEqual(missed);
});
