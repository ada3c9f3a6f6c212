import { createServer } from 'node:net';

// Below the ephemeral ports, which systems assign to connections and to listeners on port 0: one of those could be taken between the moment
// it is found free and the moment its server listens on it.
const firstPort = 12_000;
const portsOfProcess = 80;
const processes = 250;

// Processes whose numbers are 250 apart have the same ports, and both would begin with the first.
let asked = Math.floor(Math.random() * portsOfProcess);
const reserved = new Set<number>();

/** A free port on the loopback interface; concurrent processes try different ports. */
export async function freePort(): Promise<number> {
  const first = firstPort + (process.pid % processes) * portsOfProcess;
  for (let tries = 0; tries < portsOfProcess; tries += 1) {
    const port = first + (asked++ % portsOfProcess);
    if (!reserved.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`None of the ports ${first} to ${first + portsOfProcess - 1} is free.`);
}

/** A free port that nobody else in this process is given, even while nothing listens on it. */
export async function reservePort(): Promise<number> {
  const port = await freePort();
  reserved.add(port);
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
