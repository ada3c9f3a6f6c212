import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createFaultRules, type Fault, type FaultRules } from './fault-rules.ts';
import { type ProxyCall, startCall } from './proxy-call.ts';

/** A proxy in front of a store: everything that a browser or its worker requests goes through one port, and can be made to fail. */
export interface FaultProxy extends FaultRules {
  /** The origin, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Every store API call since the start or the last `forget`, in order of arrival. */
  readonly calls: readonly ProxyCall[];
  /** The calls that change something. */
  writes(): readonly ProxyCall[];
  forget(): void;
  /** Forwards to another server from now on, as when a new build is deployed. */
  turnTo(url: string): void;
  /** Serves a file of its own at a path, for pages that are not part of the product. */
  serve(path: string, file: OwnFile): void;
  /** Closes the port and all of its connections: nobody reaches the store. */
  goOffline(): Promise<void>;
  /** Opens the same port again. */
  goOnline(): Promise<void>;
  /** Holds back new requests while `work` runs, once the store has finished those in progress. */
  whileQuiet<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** A file that the proxy serves itself. */
export interface OwnFile {
  readonly type: string;
  readonly body: string;
}

interface Traffic {
  target: URL;
  clock: number;
  inFlight: number;
  quiet: Promise<void> | null;
  readonly idle: Set<() => void>;
  readonly calls: ProxyCall[];
  readonly files: Map<string, OwnFile>;
  readonly rules: FaultRules & { faultFor(call: ProxyCall): Fault | null };
}

/** Starts a proxy in front of a server, which need not listen yet; `port` 0 picks a free one. */
export const startFaultProxy = async (target: string, port = 0): Promise<FaultProxy> => {
  const traffic: Traffic = {
    target: new URL(target),
    clock: 0,
    inFlight: 0,
    quiet: null,
    idle: new Set(),
    calls: [],
    files: new Map(),
    rules: createFaultRules(),
  };
  const sockets = new Set<Socket>();
  const server = createServer({ keepAlive: false }, (asked, answer) => void pass(traffic, asked, answer));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port);
  // It listens on a port, not on a pipe.
  const own = (server.address() as AddressInfo).port;
  const goOffline = (): Promise<void> =>
    new Promise((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    calls: traffic.calls,
    writes: () => traffic.calls.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS'),
    forget: () => {
      traffic.calls.length = 0;
    },
    turnTo: (url) => {
      traffic.target = new URL(url);
    },
    serve: (path, file) => traffic.files.set(path, file),
    when: traffic.rules.when,
    decide: traffic.rules.decide,
    mend: traffic.rules.mend,
    goOffline,
    goOnline: () => (server.listening ? Promise.resolve() : listen(own)),
    whileQuiet: (work) => whileQuiet(traffic, work),
    stop: async () => {
      traffic.rules.mend();
      await goOffline();
    },
  };
};

const whileQuiet = async <T>(traffic: Traffic, work: () => Promise<T>): Promise<T> => {
  while (traffic.quiet !== null) await traffic.quiet;
  let open = (): void => {};
  traffic.quiet = new Promise((resolve) => (open = resolve));
  try {
    if (traffic.inFlight > 0) await new Promise<void>((resolve) => traffic.idle.add(resolve));
    return await work();
  } finally {
    traffic.quiet = null;
    open();
  }
};

const pass = async (traffic: Traffic, asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const own = traffic.files.get(new URL(asked.url ?? '/', traffic.target).pathname);
  if (own !== undefined) {
    answer.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-store' }).end(own.body);
    return;
  }
  const body = await bodyOf(asked);
  if (body === null) return;
  const call = startCall(asked, body, (traffic.clock += 1));
  const isApi = call.path.startsWith('/api/');
  if (isApi) traffic.calls.push(call);
  try {
    await answerWith(traffic, { call, asked, body, answer });
  } catch {
    call.outcome = 'lost';
    asked.socket.destroy();
  } finally {
    call.endedAt = traffic.clock += 1;
  }
};

interface Passing {
  readonly call: ProxyCall;
  readonly asked: IncomingMessage;
  readonly body: Buffer;
  readonly answer: ServerResponse;
}

const answerWith = async (traffic: Traffic, passing: Passing): Promise<void> => {
  const { call, asked, answer } = passing;
  const fault = traffic.rules.faultFor(call);
  if (fault?.do === 'drop') {
    call.outcome = 'dropped';
    asked.socket.destroy();
    return;
  }
  if (fault?.do === 'answer') {
    call.outcome = 'replaced';
    call.status = fault.status;
    answer.writeHead(fault.status, { ...crossOrigin(asked), 'content-type': 'text/html', ...fault.headers });
    answer.end(fault.body ?? '');
    return;
  }
  if (fault?.do === 'hold' && fault.at === 'request') {
    await fault.released;
    // The client may be gone by now; the store then never receives the request.
    if (asked.socket.destroyed) {
      call.outcome = 'dropped';
      return;
    }
  }
  const reply = await forward(traffic, passing);
  call.status = reply.status;
  if (fault?.do === 'hold' && fault.at === 'answer') await fault.released;
  if (fault?.do === 'cut') {
    call.outcome = 'cut';
    asked.socket.destroy();
    return;
  }
  call.outcome = 'passed';
  // A browser resends by itself a request that fails on a reused connection; here every call gets its own.
  answer.writeHead(reply.status, { ...reply.headers, connection: 'close' });
  answer.end(reply.body);
};

/** Lets a page of another origin read the proxy's own answers, as it may read the store's. */
const crossOrigin = (asked: IncomingMessage): OutgoingHttpHeaders =>
  asked.headers.origin === undefined ? {} : { 'access-control-allow-origin': asked.headers.origin };

interface Reply {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const forward = async (traffic: Traffic, { asked, body }: Passing): Promise<Reply> => {
  while (traffic.quiet !== null) await traffic.quiet;
  traffic.inFlight += 1;
  try {
    return await ask(traffic.target, asked, body);
  } finally {
    traffic.inFlight -= 1;
    if (traffic.inFlight === 0) {
      const waiting = [...traffic.idle];
      traffic.idle.clear();
      for (const tell of waiting) tell();
    }
  }
};

const ask = (target: URL, asked: IncomingMessage, body: Buffer): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { connection: _, ...headers } = asked.headers;
    const outgoing = request(
      { host: target.hostname, port: target.port, method: asked.method, path: asked.url, headers },
      (incoming) => {
        bodyOf(incoming).then(
          (whole) =>
            whole === null
              ? reject(new Error('The store broke off its answer.'))
              : resolve({ status: incoming.statusCode ?? 502, headers: replyHeaders(incoming), body: whole }),
          reject,
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** The body was read whole, so its length is known. */
const replyHeaders = ({ headers }: IncomingMessage): OutgoingHttpHeaders => {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = headers;
  return rest;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  try {
    for await (const part of message) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch {
    return null;
  }
};
