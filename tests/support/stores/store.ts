import type { FastifyInstance } from 'fastify';
import { type ApiIdentity, createApi } from '#api/api.ts';
import { type Client, clientOf } from './client.ts';
import { type Rows, rows } from '#contract/rows.ts';
import type { PushMessage } from '#contract/push.ts';
import type { Email } from '#server/api/mail/mail.ts';
import type { PushTarget } from '#server/api/push/push-transport.ts';
import { sandboxProvider } from '#server/api/address-lookup/sandbox.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { sandboxPages } from '#server/api/payments/sandbox/pages.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import { createStore } from '#server/app.ts';
import type { Database } from '#server/db/connect.ts';
import { type Content, openTestDatabase } from './database.ts';
import { addShopper, type NewShopper, shopperPassword } from './shoppers.ts';

/** A store over a database of its own. Call `close` in `afterAll`. */
export interface TestStore {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Emails that were delivered; call `await store.app.outbox.deliver()` first. */
  readonly emails: Email[];
  /** Messages that push services have accepted; call `await store.app.pushes.deliver()` first. */
  readonly pushed: TestPush[];
  /** The store's time, which advances by a millisecond each time it is read; set it with `store.clock.now = …`. */
  readonly clock: { now: Date };
  /** One typed method per row. Guests have no token; `identity` overrides currency, country, keys. */
  client(token?: string | null, identity?: Partial<ApiIdentity>): Client<Rows>;
  /** A raw request with the store's keys, for what the typed client would not send. */
  send(request: RawRequest): Promise<RawAnswer>;
  /** Signs a demo shopper in and returns their token. */
  signIn(email: string, password?: string): Promise<string>;
  /** Adds a shopper to a bare store and signs them in. */
  shopper(kind?: NewShopper): Promise<TestShopper>;
  close(): Promise<void>;
}

/** A message as a push service receives it. */
export interface TestPush {
  readonly endpoint: PushTarget['endpoint'];
  readonly message: PushMessage;
}

export interface TestShopper {
  readonly id: string;
  readonly email: string;
  readonly companyId: string | null;
  readonly token: string;
  readonly client: Client<Rows>;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The parsed body, or the text if it is not JSON. */
  readonly body: unknown;
}

export const testKeys = { apiKey: 'test-api-key', storeKey: 'test-store' };

const publicUrl = 'http://shop.test';

/** The password of every seeded demo shopper. */
export const demoPassword = 'tradecounter';

/** Opens a small version of the demo shop with its demo shoppers; `changes` replaces single options. */
export const createTestStore = (changes: Partial<StoreOptions> = {}): Promise<TestStore> => openStore('demo', changes);

/** Opens a store that sells one product (`bare-store.ts`) and has no shopper until `shopper()` adds one. */
export const createBareStore = (changes: Partial<StoreOptions> = {}): Promise<TestStore> => openStore('bare', changes);

const openStore = async (content: Content, changes: Partial<StoreOptions>): Promise<TestStore> =>
  storeOver(await openTestDatabase(content), changes);

/** Opens a store over a database that is already filled; closing the store closes both. */
export const storeOver = async (
  database: { readonly db: Database; close(): Promise<void> },
  changes: Partial<StoreOptions> = {},
): Promise<TestStore> => {
  const emails: Email[] = [];
  const pushed: TestPush[] = [];
  const clock = { now: new Date() };
  // No two events happen at the same instant.
  const tick = (): Date => (clock.now = new Date(clock.now.getTime() + 1));
  const app = await createStore({
    db: database.db,
    readAnywhere: (work) => work(database.db),
    isDatabaseShared: true,
    keys: testKeys,
    secret: new TextEncoder().encode('a secret for tests, 32 bytes long'),
    tokenLifetimeSeconds: 12 * 60 * 60,
    publicUrl,
    corsOrigins: ['http://elsewhere.test'],
    payments: createPaymentDrivers(),
    addressLookup: { provider: sandboxProvider, countryCodes: ['GB'], perFiveMinutes: 100_000 },
    mail: {
      send(email) {
        emails.push(email);
        return Promise.resolve();
      },
    },
    push: {
      publicKey: 'the-key-of-a-store-in-tests',
      accepts: (endpoint) => endpoint.startsWith('https://push.test/'),
      push({ endpoint }, message) {
        pushed.push({ endpoint, message });
        return Promise.resolve('taken');
      },
    },
    limits: { requestsPerMinute: 100_000, requestsAtWork: 1000, passwordsPerFiveMinutes: 10_000, bodyBytes: 1_000_000 },
    ignoresIdempotencyKeys: false,
    referenceMaxAgeMs: 60_000,
    clock: tick,
    apiPath: '/api',
    trustProxy: false,
    logger: false,
    ...changes,
  });
  await app.register(sandboxPages, { prefix: '/sandbox', db: database.db, publicUrl, clock: tick });

  const store: TestStore = {
    app,
    db: database.db,
    emails,
    pushed,
    clock,
    client: (token = null, identity = {}) =>
      clientOf(
        createApi({
          base: '/api',
          identity: () => ({ ...testKeys, currencyCode: 'GBP', countryCode: 'GB', token, ...identity }),
          fetch: fetchOf(app),
        }),
        rows,
      ),
    async send({ method, path, token, headers = {}, body }) {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: {
          'API-Key': testKeys.apiKey,
          StoreKey: testKeys.storeKey,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parsed(answer.body) };
    },
    async signIn(email, password = demoPassword) {
      const { token } = await store.client().signIn({ body: { email, password } });
      return token;
    },
    async shopper(kind = {}) {
      const added = await addShopper(database.db, kind);
      const token = await store.signIn(added.email, shopperPassword);
      return { ...added, token, client: store.client(token) };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
  return store;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Answers as `fetch` would, without a socket. */
const fetchOf =
  (app: FastifyInstance): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const answer = await app.inject({
      method: init.method === 'POST' || init.method === 'PUT' || init.method === 'DELETE' ? init.method : 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers });
  };
