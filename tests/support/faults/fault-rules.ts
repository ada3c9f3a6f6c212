import type { ProxyCall } from './proxy-call.ts';

/** What goes wrong with a call. */
export type Fault =
  /** The connection closes before the store receives the call. */
  | { readonly do: 'drop' }
  /** The store does the work and answers, but the answer never arrives. */
  | { readonly do: 'cut' }
  /** Something else answers in the store's place. */
  | {
      readonly do: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** The call waits, before the store receives it or with its answer, until `released`. */
  | { readonly do: 'hold'; readonly at: 'request' | 'answer'; readonly released: Promise<void> };

/** Which calls: those that match, after the first `skip`, at most `times` of them (one by default). */
export interface FaultyCalls {
  readonly method?: string;
  readonly path?: RegExp;
  readonly subject?: string | null;
  readonly skip?: number;
  readonly times?: number;
}

export interface FaultRule {
  /** The calls that it has matched so far. */
  readonly hits: readonly ProxyCall[];
  /** Resolves with the first call that it matches. */
  readonly met: Promise<ProxyCall>;
  remove(): void;
}

/** Sets what goes wrong. If several rules match, the one that was set first applies. */
export interface FaultRules {
  when(calls: FaultyCalls, fault: Fault): FaultRule;
  /** Asks `judge` about every store API call that no rule matches. */
  decide(judge: ((call: ProxyCall) => Fault | null) | null): void;
  /** Removes every fault. */
  mend(): void;
}

/** A captive portal's answer: a page from something between the shopper and the store. */
export const captivePage: Fault = {
  do: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Welcome</title><p>Accept the terms to use this network.</p>',
};

/** A refusal in the store's own format. */
export const refusal = (status: number, message: string, more: { code?: string; retryAfter?: number } = {}): Fault => ({
  do: 'answer',
  status,
  headers: {
    'content-type': 'application/json',
    'access-control-expose-headers': 'Retry-After',
    ...(more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) }),
  },
  body: JSON.stringify({
    errors: [message],
    ...(more.code === undefined ? {} : { details: [{ code: more.code, message, field: null, lineItemId: null }] }),
  }),
});

/** A fault that lasts until `release`. */
export const hold = (at: 'request' | 'answer'): { readonly fault: Fault; release(): void } => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { fault: { do: 'hold', at, released }, release: () => release() };
};

/** An empty set of rules. */
export const createFaultRules = (): FaultRules & { faultFor(call: ProxyCall): Fault | null } => {
  const rules = new Set<(call: ProxyCall) => Fault | null>();
  let judge: ((call: ProxyCall) => Fault | null) | null = null;
  return {
    when(calls, fault) {
      const hits: ProxyCall[] = [];
      let meet = (_call: ProxyCall): void => {};
      const met = new Promise<ProxyCall>((resolve) => (meet = resolve));
      let toSkip = calls.skip ?? 0;
      const rule = (call: ProxyCall): Fault | null => {
        if (!fits(calls, call) || hits.length >= (calls.times ?? 1)) return null;
        if (toSkip > 0) {
          toSkip -= 1;
          return null;
        }
        hits.push(call);
        meet(call);
        return fault;
      };
      rules.add(rule);
      return { hits, met, remove: () => void rules.delete(rule) };
    },
    decide(next) {
      judge = next;
    },
    mend() {
      rules.clear();
      judge = null;
    },
    faultFor(call) {
      for (const rule of rules) {
        const fault = rule(call);
        if (fault !== null) return fault;
      }
      return call.path.startsWith('/api/') && call.method !== 'OPTIONS' ? (judge?.(call) ?? null) : null;
    },
  };
};

const fits = ({ method, path, subject }: FaultyCalls, call: ProxyCall): boolean =>
  (method === undefined ? call.method !== 'OPTIONS' : call.method === method) &&
  (path === undefined || path.test(call.path)) &&
  (subject === undefined || call.subject === subject);
