import { workerAddress } from '#offline/worker-address.ts';
import type { IndexedPart, IndexMessage, IndexOwner, IndexRequest, IndexStatus, MatchedPart } from './messages.ts';

type Found = readonly (readonly [string, MatchedPart])[];

/** The page's interface to an index worker. */
export interface PartIndexClient {
  readonly open: (owner: IndexOwner) => Promise<void>;
  readonly look: () => Promise<void>;
  readonly fetch: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly find: (typed: string, limit: number) => Promise<readonly IndexedPart[]>;
  /** Like `find`, but one part stands for all sizes of a product that the words do not distinguish. */
  readonly match: (typed: string, limit: number) => Promise<readonly MatchedPart[]>;
  readonly near: (typed: string, limit: number) => Promise<readonly IndexedPart[]>;
  readonly resolve: (codes: readonly string[]) => Promise<ReadonlyMap<string, IndexedPart>>;
  /** All parts of the products in these categories, given by slug; at most `maxProducts` products. */
  readonly categories: (slugs: readonly string[], maxProducts: number) => Promise<readonly IndexedPart[]>;
  /** All parts of these products, given by slug. */
  readonly products: (slugs: readonly string[]) => Promise<readonly IndexedPart[]>;
  readonly status: () => IndexStatus | null;
  readonly subscribe: (listener: () => void) => () => void;
}

type Ask = IndexRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** Starts the worker at this address with the part index in it: searching 50,000 parts never blocks the page. */
export const startPartIndex = (address: string): PartIndexClient => {
  const worker = new Worker(workerAddress(address), { type: 'module', name: 'parts' });
  const waiting = new Map<number, { done: (found: Found) => void; fail: (error: Error) => void }>();
  const listeners = new Set<() => void>();
  let status: IndexStatus | null = null;
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<IndexMessage>) => {
    if (data.type === 'status') {
      ({ status } = data);
      for (const listener of listeners) listener();
      return;
    }
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') request?.done(data.found);
    else request?.fail(new Error(data.message));
  });
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('The worker of the part index could not run.'));
    waiting.clear();
  });

  const ask = (request: Ask): Promise<Found> =>
    new Promise((done, fail) => {
      lastId += 1;
      waiting.set(lastId, { done, fail });
      worker.postMessage({ ...request, id: lastId });
    });
  const partsOf = (found: Found): MatchedPart[] => found.map(([, one]) => one);

  return {
    open: async (owner) => void (await ask({ type: 'open', owner })),
    look: async () => void (await ask({ type: 'look' })),
    fetch: async () => void (await ask({ type: 'fetch' })),
    remove: async () => void (await ask({ type: 'remove' })),
    find: async (typed, limit) => partsOf(await ask({ type: 'find', typed, limit })),
    match: async (typed, limit) => partsOf(await ask({ type: 'match', typed, limit })),
    near: async (typed, limit) => partsOf(await ask({ type: 'near', typed, limit })),
    resolve: async (codes) => new Map(await ask({ type: 'resolve', codes })),
    categories: async (slugs, maxProducts) => partsOf(await ask({ type: 'categories', slugs, maxProducts })),
    products: async (slugs) => partsOf(await ask({ type: 'products', slugs })),
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
