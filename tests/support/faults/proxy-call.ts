import type { IncomingMessage } from 'node:http';

/** One call that came by the proxy. */
export interface ProxyCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The Idempotency-Key without its quotes, or null. */
  readonly key: string | null;
  /** Subject of the bearer token, or null for a guest. */
  readonly subject: string | null;
  /** The bearer token itself, to tell an old one from a new one. */
  readonly token: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  /** Asked by the service worker and not by a page. */
  readonly isOfWorker: boolean;
  /** Parsed where it is JSON. */
  readonly body: unknown;
  /** Ticks of a counter that every arrival and every end moves on: two calls overlap where their spans do. */
  readonly beganAt: number;
  endedAt: number | null;
  /** `passed` with the store's answer; `cut` after the store had answered; the others never reached it or came back. */
  outcome: 'under way' | 'passed' | 'cut' | 'dropped' | 'replaced' | 'lost';
  /** What the store answered, or what was answered in its place. */
  status: number | null;
}

/** Notes a call as it arrives. */
export const startCall = (asked: IncomingMessage, body: Buffer, tick: number): ProxyCall => {
  const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? null;
  return {
    method: asked.method ?? 'GET',
    path: asked.url ?? '/',
    key: single(asked.headers['idempotency-key'])?.replaceAll('"', '') ?? null,
    subject: token === null ? null : subjectOf(token),
    token,
    currency: single(asked.headers['currencycode']),
    country: single(asked.headers['countrycode']),
    isOfWorker: asked.headers.referer?.endsWith('/sw.js') ?? false,
    body: parsed(body.toString()),
    beganAt: tick,
    endedAt: null,
    outcome: 'under way',
    status: null,
  };
};

/** True where two of these calls were under way at the same time. */
export const anyOverlap = (calls: readonly ProxyCall[]): boolean =>
  calls.some((one) =>
    calls.some((other) => other.beganAt > one.beganAt && (one.endedAt === null || other.beganAt < one.endedAt)),
  );

const single = (header: string | string[] | undefined): string | null =>
  header === undefined ? null : typeof header === 'string' ? header : header.join(', ');

/** Whom a bearer token is for. */
export const subjectOf = (token: string): string | null => {
  const payload = parsed(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof payload === 'object' && payload !== null && 'sub' in payload ? String(payload.sub) : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
