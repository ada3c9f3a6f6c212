import type { IncomingMessage } from 'node:http';

/** A call that came through the proxy. */
export interface ProxyCall {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** The Idempotency-Key without its quotes, or null. */
  readonly key: string | null;
  /** Subject of the bearer token, or null for a guest. */
  readonly subject: string | null;
  /** The bearer token itself, to tell an old one from a new one. */
  readonly token: string | null;
  readonly currency: string | null;
  readonly country: string | null;
  /** Sent by the service worker, not by a page. */
  readonly isOfWorker: boolean;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  /** Ticks of a counter that advances with every arrival and every end: two calls overlap if their spans do. */
  readonly beganAt: number;
  endedAt: number | null;
  /** `passed`: the answer was sent on; `cut`: it was not; `dropped`, `replaced`: never reached the store; `lost`: no answer came. */
  outcome: 'under way' | 'passed' | 'cut' | 'dropped' | 'replaced' | 'lost';
  /** The status of the store's answer, or of the one given in its place. */
  status: number | null;
}

/** Records a call as it arrives. */
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

/** Whether any two of these calls were in progress at the same time. */
export const anyOverlap = (calls: readonly ProxyCall[]): boolean =>
  calls.some((one) =>
    calls.some((other) => other.beganAt > one.beganAt && (one.endedAt === null || other.beganAt < one.endedAt)),
  );

const single = (header: string | string[] | undefined): string | null =>
  header === undefined ? null : typeof header === 'string' ? header : header.join(', ');

/** The subject of a bearer token; null if it has none. */
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
