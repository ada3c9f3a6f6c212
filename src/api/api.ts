import type { Row, RowData, RowInput } from '#contract/row.ts';
import { readAnswer } from './answer.ts';
import { isNoAnswer, NoAnswer } from './api-error.ts';
import { type CallOutcome, isCached, slowAfterMs } from './call-outcome.ts';
import { addressOf, type WireInput } from './request.ts';
import { storedAtOf } from './stored-at.ts';
import { startTimeout } from './timeout.ts';

/** Who is calling, and which store. `token` is null for a guest. */
export interface ApiIdentity {
  readonly apiKey: string;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly token: string | null;
}

/** How to reach the store API: `base` has no trailing slash; `identity` is called for every request. */
export interface ApiOptions {
  readonly base: string;
  readonly identity: () => ApiIdentity;
  readonly fetch?: typeof globalThis.fetch;
  /** Time after which a call counts as unanswered. */
  readonly timeoutMs?: number;
  /** Called with the outcome of each call, from which the connection is judged. */
  readonly onOutcome?: (outcome: CallOutcome) => void;
  /** Called when a cached copy answered: when it was stored (epoch milliseconds), and the call's own signal. */
  readonly onStored?: (storedAt: number, signal: AbortSignal | undefined) => void;
}

/** Options of one call besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

export interface Api {
  /**
   * Sends a row, which may have to be loaded first, and returns the parsed data; throws `NoAnswer`, `Refused` or `ContractBroken`. In
   * pages, the build makes rows load on demand if a first view doesn't call them.
   */
  call<R extends Row>(row: RowSource<R>, input: RowInput<R>, options?: CallOptions): Promise<RowData<R>>;
}

/** A row, or a function that loads it. */
export type RowSource<R extends Row> = R | (() => Promise<R>);

const defaultTimeoutMs = 20_000;

/** Creates the API of a store. */
export const createApi = (options: ApiOptions): Api => ({
  async call(source, input, callOptions = {}) {
    const { onOutcome } = options;
    const row = typeof source === 'function' ? await fetched(source) : source;
    if (onOutcome === undefined) return send(options, row, input, callOptions);
    const slow = setTimeout(() => onOutcome('slow'), slowAfterMs);
    const begun = Date.now();
    let response: Response | undefined;
    try {
      const answer = await send(options, row, input, callOptions, (arrived) => (response = arrived));
      onOutcome(response !== undefined && isCached(response, begun) ? 'cached' : 'answered');
      return answer;
    } catch (error) {
      if (isNoAnswer(error)) {
        if (callOptions.signal?.aborted !== true) onOutcome('unanswered');
      } else if (response !== undefined) onOutcome('answered');
      throw error;
    } finally {
      clearTimeout(slow);
    }
  },
});

/** Loads a row; if that fails, the call counts as unanswered. */
const fetched = async <R extends Row>(fetchRow: () => Promise<R>): Promise<R> => {
  try {
    return await fetchRow();
  } catch (cause) {
    throw new NoAnswer('The call’s schemas did not load.', { cause });
  }
};

const send = async <R extends Row>(
  options: ApiOptions,
  row: R,
  input: RowInput<R>,
  callOptions: CallOptions,
  onArrived?: (response: Response) => void,
): Promise<RowData<R>> => {
  // RowInput only adds types to the three parts of WireInput.
  const wire = input as WireInput;
  const { signal } = callOptions;
  const fetch = options.fetch ?? globalThis.fetch;
  const timeout = startTimeout(options.timeoutMs ?? defaultTimeoutMs, signal);
  try {
    // Anything that throws before the request is sent is a bug, and must not pass for a lost connection.
    const address = addressOf(options.base, row, wire);
    const identity = options.identity();
    const request = {
      method: row.method,
      headers: new Headers(headersOf(row, identity, wire, callOptions)),
      ...(wire.body === undefined ? {} : { body: JSON.stringify(wire.body) }),
      signal: timeout.signal,
      credentials: 'omit' as const,
      // The browser's HTTP cache doesn't distinguish shoppers; the worker's caches do.
      cache: 'no-store' as const,
    };
    const response = await answered(fetch(address, request), signal);
    onArrived?.(response);
    const storedAt = storedAtOf(response);
    if (storedAt !== null) options.onStored?.(storedAt, signal);
    return await readAnswer(row, response, identity.token);
  } finally {
    timeout.release();
  }
};

const answered = async (response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> => {
  try {
    return await response;
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new NoAnswer('The store did not answer.', { cause });
  }
};

/** Headers that identify the caller of a row of this audience. */
export const identityHeaders = (
  audience: Row['audience'],
  { apiKey, storeKey, currencyCode, countryCode, token }: ApiIdentity,
): Record<string, string> => ({
  Accept: 'application/json',
  'API-Key': apiKey,
  StoreKey: storeKey,
  ...(audience === 'store' ? {} : { CurrencyCode: currencyCode, CountryCode: countryCode }),
  ...(token === null || audience === 'store' ? {} : { Authorization: `Bearer ${token}` }),
});

const headersOf = (
  row: Row,
  identity: ApiIdentity,
  input: WireInput,
  options: CallOptions,
): Record<string, string> => ({
  ...identityHeaders(row.audience, identity),
  ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': `"${options.idempotencyKey}"` }),
});
