import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A link between a browser and a server, in both directions the same. */
export interface LinkOptions {
  /** How long a byte travels in one direction, in ms. */
  readonly delayMs: number;
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
}

/** A port through which a server is reached over a slow link. */
export interface SlowLink {
  readonly port: number;
  /** What has crossed it so far: bytes that arrived, of headers and TLS too, and connections. */
  traffic(): Traffic;
  stop(): Promise<void>;
}

export interface Traffic {
  readonly downBytes: number;
  readonly upBytes: number;
  readonly connections: number;
}

const packetBytes = 1_460;

/** What TCP sends before anything has been acknowledged (RFC 6928), and the most that it has on its way here. */
const firstWindowBytes = 10 * packetBytes;
const maxWindowBytes = 256 * 1024;

/**
 * Forwards connections as a network would: all share its bandwidth, each begins after a handshake and starts slowly, as TCP does. Emulation in
 * the browser delays requests instead, and so can't tell protocols apart. Nothing is lost.
 */
export const startSlowLink = async (targetPort: number, options: LinkOptions): Promise<SlowLink> => {
  const { delayMs, downBytesPerSecond, upBytesPerSecond } = options;
  let connections = 0;
  const sockets = new Set<Socket>();
  const [down, up] = [createDirection(downBytesPerSecond, delayMs), createDirection(upBytesPerSecond, delayMs)];
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) => {
    connections += 1;
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => [client, target].forEach((one) => one.destroy()));
    }
    // The browser sends its first bytes once the answer to its SYN is back.
    setTimeout(() => up.carry(client, target), 2 * delayMs);
    down.carry(target, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    traffic: () => ({ downBytes: down.carried(), upBytes: up.carried(), connections }),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

interface Direction {
  carry(from: Socket, to: Socket): void;
  carried(): number;
}

const createDirection = (bytesPerSecond: number, delayMs: number): Direction => {
  let carriedBytes = 0;
  let freeAt = 0;

  /** Puts a packet on the wire once those before it have left; resolves when it has arrived. */
  const send = (bytes: number): Promise<void> => {
    freeAt = Math.max(performance.now(), freeAt) + (bytes / bytesPerSecond) * 1_000;
    return new Promise((resolve) => setTimeout(resolve, freeAt + delayMs - performance.now()));
  };

  const carry = async (from: Socket, to: Socket): Promise<void> => {
    const tcp = { windowBytes: firstWindowBytes, onTheWayBytes: 0 };
    let onAcknowledged = (): void => undefined;
    let arrived: Promise<unknown> = Promise.resolve();
    for await (const chunk of from.iterator({ destroyOnReturn: false })) {
      // No encoding is set, so chunks are buffers.
      const bytes = chunk as Buffer;
      for (let at = 0; at < bytes.length; at += packetBytes) {
        const packet = bytes.subarray(at, at + packetBytes);
        while (tcp.onTheWayBytes >= tcp.windowBytes) await new Promise<void>((resolve) => (onAcknowledged = resolve));
        tcp.onTheWayBytes += packet.length;
        const sent = send(packet.length);
        arrived = Promise.all([arrived, sent]).then(() => {
          carriedBytes += packet.length;
          if (to.writable) to.write(packet);
          setTimeout(() => {
            tcp.onTheWayBytes -= packet.length;
            tcp.windowBytes = Math.min(tcp.windowBytes + packet.length, maxWindowBytes);
            onAcknowledged();
          }, delayMs);
        });
      }
    }
    await arrived;
    to.end();
  };

  return {
    // A connection that breaks ends at both sides, by the handlers of its errors.
    carry: (from, to) => void carry(from, to).catch(() => undefined),
    carried: () => carriedBytes,
  };
};
