import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startSlowLink } from './slow-link.ts';

test('a link hands on every byte in order, in both directions, and counts them', async () => {
  const echo = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const { port } = echo.address() as AddressInfo;
  const link = await startSlowLink(port, { delayMs: 5, downBytesPerSecond: 4_000_000, upBytesPerSecond: 2_000_000 });
  const sent = Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * n) % 251));
  const client = connect({ port: link.port, host: '127.0.0.1', allowHalfOpen: true });
  client.end(sent);
  const received: Buffer[] = [];
  for await (const chunk of client) received.push(chunk as Buffer);
  expect(Buffer.concat(received).equals(sent)).toBe(true);
  expect(link.traffic()).toEqual({ downBytes: 100_000, upBytes: 100_000, connections: 1 });
  await link.stop();
  echo.close();
});
