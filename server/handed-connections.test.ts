import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'handed-'));
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Two processes behind one port; prints the port and their process ids. */
const program = `
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { closeUntakenConnections } from ${JSON.stringify(new URL('./handed-connections.ts', import.meta.url).href)};
if (cluster.isPrimary) {
  let listening = 0;
  for (let count = 0; count < 2; count += 1) {
    const worker = cluster.fork();
    closeUntakenConnections(worker);
    worker.once('listening', ({ port }) => {
      listening += 1;
      if (listening === 2) console.log(JSON.stringify({ port, pids: Object.values(cluster.workers).map(({ process }) => process.pid) }));
    });
  }
} else {
  createServer((request, response) => response.end('here')).listen(0, '127.0.0.1');
}
`;

const startTwo = async (): Promise<{ port: number; pids: readonly number[] }> => {
  const file = join(folder, 'two.mjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  return JSON.parse(line) as { port: number; pids: readonly number[] };
};

/** How a request ended: answered, or its connection closed without an answer. */
const ask = (port: number): Promise<'answered' | 'closed'> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    );
    let got = '';
    socket.on('data', (data) => (got += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got.includes('200 OK') ? 'answered' : 'closed'));
  });

test('a connection that was on its way to a process that is killed is closed, and nobody waits at it', async () => {
  const { port, pids } = await startTwo();
  const [stopped = 0] = pids;
  process.kill(stopped, 'SIGSTOP');
  let ended = 0;
  const asked = Array.from({ length: 4 }, () => ask(port).finally(() => (ended += 1)));
  // All but the one that went to the stopped process.
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(3);
  process.kill(stopped, 'SIGKILL');
  expect((await Promise.all(asked)).toSorted()).toEqual(['answered', 'answered', 'answered', 'closed']);
});
