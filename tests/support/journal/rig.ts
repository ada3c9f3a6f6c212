import { createApi } from '#api/api.ts';
import type { Outcome } from '#offline/drain/attempt.ts';
import type { Change } from '#offline/commands/commands.ts';
import { createDrain, type DrainIdentity } from '#offline/drain/drain.ts';
import type { Owner, StoredEntry } from '#offline/journal/entry.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import type { Lock } from '#offline/drain/lock.ts';
import type { ModelStore } from '#tests/support/stores/model-store.ts';
import { sampleLine } from '#tests/support/samples/line.ts';

/** The default origin of a test's changes. */
export const origin = { owner: 'u-1', storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', from: '/' };

const called = { name: 'Bolt', sku: null };
const lineOf = (variant: string, addOns: readonly string[]) => ({
  productVariantId: variant,
  addonOptionIds: [...addOns],
});

/** Shorthand for changes. */
export const add = (variant: string, quantity: number, addOns: readonly string[] = []): Change => ({
  name: 'add-to-basket',
  input: { line: lineOf(variant, addOns), quantity, shows: sampleLine(variant, addOns) },
});
export const set = (variant: string, quantity: number, addOns: readonly string[] = []): Change => ({
  name: 'set-quantity',
  input: { line: lineOf(variant, addOns), quantity, called },
});
export const remove = (variant: string, addOns: readonly string[] = []): Change => ({
  name: 'remove-line',
  input: { line: lineOf(variant, addOns), called },
});
export const chooseAddOns = (variant: string, from: readonly string[], to: readonly string[]): Change => ({
  name: 'set-add-ons',
  input: { line: lineOf(variant, from), addonOptionIds: [...to], shows: sampleLine(variant, to).addOns, called },
});
export const chooseAddOnsOf = (variants: readonly string[], to: readonly string[]): Change => ({
  name: 'set-add-ons-of-lines',
  input: {
    lines: variants.map((variant) => lineOf(variant, [])),
    addonOptionIds: [...to],
    shows: sampleLine(variants[0] ?? '', to).addOns,
    called,
  },
});
export const createList = (listId: string, name: string): Change => ({ name: 'create-list', input: { listId, name } });
export const renameList = (listId: string, name: string): Change => ({ name: 'rename-list', input: { listId, name } });
export const deleteList = (listId: string): Change => ({ name: 'delete-list', input: { listId, name: 'List' } });
export const addItem = (listId: string, productVariantId: string, quantity: number): Change => ({
  name: 'add-item',
  input: { listId, productVariantId, quantity, called, shows: { product: null, variant: null } },
});
export const setItem = (listId: string, productVariantId: string, quantity: number): Change => ({
  name: 'set-item',
  input: { listId, productVariantId, quantity, called },
});
export const removeItem = (listId: string, productVariantId: string): Change => ({
  name: 'remove-item',
  input: { listId, productVariantId, called },
});
export const view = (productVariantId: string): Change => ({
  name: 'record-view',
  input: { productVariantId, isGuest: false },
});

/** A lock like the browser's: shared by all holders of this object, first come, first served. */
export const createMutex = (): Lock => {
  const turns = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(work);
    turns.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
};

/** Overrides of a rig's default parts. */
export interface RigOptions {
  readonly store?: JournalStore;
  readonly lock?: Lock;
  readonly isKeyed?: boolean;
  readonly storeKey?: string;
  readonly backoffMs?: (attempts: number) => number;
}

/** One page or worker: a journal and its drain over a model store, with a clock and a shopper that the test sets. */
export const createRig = (model: ModelStore, options: RigOptions = {}) => {
  const store = options.store ?? createMemoryJournal();
  const clock = { now: 1_700_000_000_000 };
  const shopper: { owner: Owner; token: string | null; isExpired: boolean } = {
    owner: 'u-1',
    token: 'token-1',
    isExpired: false,
  };
  model.tokens.set('token-1', 'u-1');
  const outcomes: { readonly name: string; readonly id: string; readonly outcome: Outcome }[] = [];
  const journal = createJournal({ store, now: () => clock.now });
  const identity = (): DrainIdentity => {
    const { owner, token, isExpired } = shopper;
    const api: DrainIdentity['api'] = (money) =>
      createApi({ base: '', fetch: model.fetch, identity: () => ({ apiKey: 'k', storeKey: 's', token, ...money }) });
    return { owner, isExpired, tokenMark: token === null ? null : `mark of ${token}`, api };
  };
  const drain = createDrain({
    store,
    lock: options.lock ?? createMutex(),
    identity: () => Promise.resolve(identity()),
    isKeyed: options.isKeyed ?? true,
    storeKey: options.storeKey ?? 's',
    onChange: () => undefined,
    onOutcome: ({ name, id }, outcome) => outcomes.push({ name, id, outcome }),
    now: () => clock.now,
    backoffMs: options.backoffMs ?? (() => 1000),
  });
  const append = async (change: Change, from: Partial<typeof origin> = {}): Promise<StoredEntry | null> =>
    (await journal.append({ ...origin, owner: shopper.owner, ...from }, change)).entry;
  return {
    store,
    journal,
    drain,
    clock,
    shopper,
    outcomes,
    append,
    appendAll: async (...changes: readonly Change[]): Promise<void> => {
      for (const change of changes) await append(change);
    },
    /** Drains, advancing the clock, until waiting alone would send nothing more. */
    settle: async (): Promise<void> => {
      for (let until = await drain(); until !== null; until = await drain()) clock.now = Math.max(clock.now, until);
    },
    names: async (owner: Owner = shopper.owner): Promise<readonly string[]> =>
      (await journal.entries(owner)).map(({ name, state }) => `${name} ${state}`),
  };
};

export type Rig = ReturnType<typeof createRig>;
