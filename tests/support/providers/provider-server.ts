import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as a provider's server sees it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = { readonly status: number; readonly body: unknown };

/** `lost`: the provider does what it was asked, but its answer is lost. `down`: it does nothing and answers 503. */
export type Mishap = 'none' | 'lost' | 'down';

/** A stand-in for a provider's server, which uses the provider's published shapes. */
export interface ProviderServer {
  readonly url: string;
  /** Every request, oldest first. */
  readonly seen: Seen[];
  /** What happens to the next requests, in order. */
  readonly mishaps: Mishap[];
  /** Answers nothing until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const down: Answer = { status: 503, body: { error: { type: 'api_error', message: 'Try again later.' } } };

/** Starts it on a free local port. */
export const startProvider = async (answer: (request: Seen) => Answer): Promise<ProviderServer> => {
  const seen: Seen[] = [];
  const mishaps: Mishap[] = [];
  let held: Promise<void> | null = null;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: (await buffer(request)).toString('utf8'),
    };
    seen.push(one);
    await held;
    const mishap = mishaps.shift();
    const { status, body } = mishap === 'down' ? down : answer(one);
    if (mishap === 'lost') return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    mishaps,
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = null;
        release();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
