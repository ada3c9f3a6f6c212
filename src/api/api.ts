import type { Row, RowData, RowInput } from '#contract/row.ts';
import { readAnswer } from './answer.ts';
import { isNoAnswer, NoAnswer } from './api-error.ts';
import { type CallOutcome, isCached, slowAfterMs } from './call-outcome.ts';
import { addressOf, type WireInput } from './request.ts';
import { storedAtOf } from './stored-at.ts';

/** Who asks, and of which store. `token` is null for a guest. */
export interface ApiIdentity {
  readonly apiKey: string;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly token: string | null;
}

/** How to reach the store API: `base` has no slash at its end; `identity` is asked at each call. */
export interface ApiOptions {
  readonly base: string;
  readonly identity: () => ApiIdentity;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds until a call counts as unanswered. */
  readonly timeoutMs?: number;
  /** Is told how each call went, so that somebody can judge the connection by it. */
  readonly onOutcome?: (outcome: CallOutcome) => void;
  /**
   * Is told when a call was answered by a copy that was put away at `storedAt` (milliseconds of the epoch); `signal` is that
   * of the call.
   */
  readonly onStored?: (storedAt: number, signal: AbortSignal | undefined) => void;
}

/** What one call may carry beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** The one road to the store API. */
export interface Api {
  /** Sends a row and gives its parsed data; throws `NoAnswer`, `Refused` or `ContractBroken`. */
  call<R extends Row>(row: R, input: RowInput<R>, options?: CallOptions): Promise<RowData<R>>;
}

/** Twenty seconds. */
const defaultTimeoutMs = 20_000;

/** Makes the road to a store API. */
export const createApi = (options: ApiOptions): Api => ({
  async call(row, input, callOptions = {}) {
    const { onOutcome } = options;
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

const send = async <R extends Row>(
  options: ApiOptions,
  row: R,
  input: RowInput<R>,
  callOptions: CallOptions,
  onArrived?: (response: Response) => void,
): Promise<RowData<R>> => {
  // RowInput only adds types to the three parts of WireInput.
  const wire = input as WireInput;
  const fetch = options.fetch ?? globalThis.fetch;
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  let response: Response;
  try {
    response = await fetch(addressOf(options.base, row, wire), {
      method: row.method,
      headers: headersOf(row, options.identity(), wire, callOptions),
      ...(wire.body === undefined ? {} : { body: JSON.stringify(wire.body) }),
      signal: callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout,
      credentials: 'omit',
      // The browser's own cache knows no shoppers; what is kept, and for whom, is the worker's business.
      cache: 'no-store',
    });
  } catch (cause) {
    if (callOptions.signal?.aborted) throw cause;
    throw new NoAnswer('The store did not answer.', { cause });
  }
  onArrived?.(response);
  const storedAt = storedAtOf(response);
  if (storedAt !== null) options.onStored?.(storedAt, callOptions.signal);
  return readAnswer(row, response);
};

const headersOf = (
  row: Row,
  identity: ApiIdentity,
  input: WireInput,
  options: CallOptions,
): Record<string, string> => ({
  Accept: 'application/json',
  'API-Key': identity.apiKey,
  StoreKey: identity.storeKey,
  ...(row.audience === 'store' ? {} : { CurrencyCode: identity.currencyCode, CountryCode: identity.countryCode }),
  ...(identity.token === null || row.audience === 'store' ? {} : { Authorization: `Bearer ${identity.token}` }),
  ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': `"${options.idempotencyKey}"` }),
});
