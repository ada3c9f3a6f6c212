import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import type { PushSubscriptionGiven } from '#contract/push.ts';

/** A message as the browser reads it, with the headers that the push service received. */
export interface ReceivedPush {
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A push service on this machine with one subscribed browser, which decrypts what it is sent as a real one does (RFC 8291). The service
 * answers with `state.status`.
 */
export const startPushService = async () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (state.status === 201) {
        received.push({ text: decrypted(body, { browser, auth }), headers: request.headers });
      }
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const subscription: PushSubscriptionGiven = {
    endpoint: `${origin}/push/one`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { origin, received, state, subscription, close: () => server.close() };
};

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const decrypted = (
  body: Buffer,
  { browser, auth }: { readonly browser: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string => {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const key = derived(browser.computeSecret(senderKey), auth, info, 32);
  const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', derived(key, salt, 'Content-Encoding: aes128gcm\0', 16), nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  // After the text come a byte that marks the last record, and nothing or zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** The sender's claims (RFC 8292), after checking its signature against its key. */
export const senderOf = async ({ headers }: ReceivedPush) => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (x === undefined || y === undefined) throw new Error('A sender has no key.');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { payload } = await jwtVerify(token, key);
  return { publicKey, audience: payload.aud, subject: payload.sub };
};
