import type { Basket, LineItem } from '#contract/basket.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { emptyBasket, sampleLine } from '#tests/support/samples/line.ts';

/** What happens to a request on its way: `late` gets no answer and reaches the store only after the shop has moved on. */
export type Fate =
  | 'drop'
  | 'cut'
  | 'late'
  | 'portal'
  | 'broken'
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly html?: string;
      readonly headers?: Record<string, string>;
    };

/** A fate, or null for none; a promise settles while the request is on its way. */
export type Fated = Fate | null | Promise<Fate | null>;

export interface ModelCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
  readonly token: string | null;
  readonly currency: string | null;
}

interface Line {
  id: string;
  variant: string;
  addOns: readonly string[];
  quantity: number;
}

interface List {
  readonly id: string;
  readonly owner: string;
  name: string;
  items: { id: string; variant: string; quantity: number }[];
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const now = '2026-11-10T08:15:00.000Z';
const keyOf = (line: Pick<Line, 'variant' | 'addOns'>): string =>
  `${line.variant}|${[...line.addOns].sort().join(',')}`;
const text = (value: unknown): string => String(value);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : []);

/** A minimal store API, behind a network that treats each request as `fate` says. */
export const createModelStore = ({ isKeyed = true }: { readonly isKeyed?: boolean } = {}) => {
  const baskets = new Map<string, Line[]>();
  let lists: List[] = [];
  const answers = new Map<string, { print: string; status: number; body: unknown }>();
  const seen: ModelCall[] = [];
  const effects: { readonly key: string | null; readonly what: string }[] = [];
  const late: ModelCall[] = [];
  const tokens = new Map<string, string>();
  const stock = new Map<string, number>();
  let lastId = 0;
  const nextId = (kind: string): string => `${kind}-${(lastId += 1)}`;
  const state = {
    fate: (_call: ModelCall): Fated => null,
    refuse: (_call: ModelCall): { status: number; code: string } | null => null,
  };

  const ownerOf = (call: ModelCall): string | null => {
    if (call.token === null) return null;
    const owner = tokens.get(call.token);
    if (owner === undefined) throw new Refusal(401, 'SignInRequired');
    return owner;
  };
  const shopperOf = (call: ModelCall): string => {
    const owner = ownerOf(call);
    if (owner === null) throw new Refusal(401, 'SignInRequired');
    return owner;
  };
  const basketKey = (call: ModelCall): string | null => {
    const owner = ownerOf(call);
    return (
      owner ??
      call.query.get('anonymousId') ??
      (call.body['anonymousId'] === undefined ? null : text(call.body['anonymousId']))
    );
  };
  const linesOf = (call: ModelCall): { key: string; lines: Line[] } => {
    const key = basketKey(call);
    const lines = key === null ? undefined : baskets.get(key);
    if (key === null || lines === undefined) throw new Refusal(404, 'NotFound');
    return { key, lines };
  };
  const basketView = (key: string): Basket => {
    const lineItems: LineItem[] = (baskets.get(key) ?? []).map((line) => ({
      ...sampleLine(line.variant, line.addOns),
      lineItemId: line.id,
      quantity: line.quantity,
    }));
    return {
      ...emptyBasket,
      anonymousId: key.startsWith('anon-') ? key : null,
      lineItems,
      itemCount: lineItems.length,
    };
  };
  const lineBy = (lines: readonly Line[], id: unknown): Line => {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) throw new Refusal(404, 'LineNotFound');
    return line;
  };
  const listView = (list: List): Wishlist => ({
    id: list.id,
    name: list.name,
    itemCount: list.items.length,
    updatedAt: now,
    items: list.items.map(({ id, variant, quantity }) => ({
      id,
      productVariantId: variant,
      quantity,
      addedAt: now,
      product: null,
      variant: null,
    })),
  });
  const listBy = (call: ModelCall, id: unknown): List => {
    const owner = shopperOf(call);
    const list = lists.find((one) => one.id === id && one.owner === owner);
    if (list === undefined) throw new Refusal(404, 'NotFound');
    return list;
  };

  const addLine = (call: ModelCall): Basket => {
    const known = basketKey(call);
    const isTheirs = known !== null && (ownerOf(call) !== null || baskets.has(known));
    const key = isTheirs ? known : nextId('anon');
    const lines = baskets.get(key) ?? [];
    baskets.set(key, lines);
    const wish = { variant: text(call.body['productVariantId']), addOns: texts(call.body['addonOptionIds']) };
    const same = lines.find((line) => keyOf(line) === keyOf(wish));
    const room = (stock.get(wish.variant) ?? Number.POSITIVE_INFINITY) - (same?.quantity ?? 0);
    const quantity = Math.min(room, Number(call.body['quantity']));
    if (same !== undefined) same.quantity += quantity;
    else if (quantity > 0) lines.push({ id: nextId('line'), ...wish, quantity });
    return basketView(key);
  };
  const setAddOns = (call: ModelCall): Basket => {
    const { key, lines } = linesOf(call);
    const line = lineBy(lines, call.body['lineItemId']);
    line.addOns = texts(call.body['addonOptionIds']);
    const twin = lines.find((one) => one !== line && keyOf(one) === keyOf(line));
    if (twin !== undefined) {
      line.quantity += twin.quantity;
      lines.splice(lines.indexOf(twin), 1);
    }
    return basketView(key);
  };
  const addItem = (call: ModelCall) => {
    const list = listBy(call, call.body['wishlistId']);
    const variant = text(call.body['productVariantId']);
    const there = list.items.find((item) => item.variant === variant);
    if (there === undefined) list.items.push({ id: nextId('item'), variant, quantity: Number(call.body['quantity']) });
    else there.quantity = Math.min(maxQuantity, there.quantity + Number(call.body['quantity']));
    return listView(list);
  };
  const ofItem = (call: ModelCall, listId: string, itemId: string) => {
    const list = listBy(call, listId);
    const item = list.items.find((one) => one.id === itemId);
    if (item === undefined) throw new Refusal(404, 'NotFound');
    if (call.method === 'DELETE') list.items = list.items.filter((one) => one !== item);
    else item.quantity = Number(call.body['quantity']);
    return listView(list);
  };

  /** Performs a call; returns the data of the answer. */
  const work = (call: ModelCall): unknown => {
    const [, kind = '', a = '', b = '', c = ''] = call.path.split('/');
    const ask = `${call.method} ${kind}`;
    if (kind === 'baskets') {
      if (ask === 'GET baskets') return basketView(linesOf(call).key);
      if (a === '') return addLine(call);
      if (a === 'addons') return setAddOns(call);
      const { key, lines } = linesOf(call);
      if (b === 'quantity') {
        const line = lineBy(lines, call.body['lineItemId']);
        line.quantity = Math.min(stock.get(line.variant) ?? Number.POSITIVE_INFINITY, Number(call.body['quantity']));
      } else for (const id of texts(call.body['lineItemIds'])) lines.splice(lines.indexOf(lineBy(lines, id)), 1);
      return basketView(key);
    }
    if (kind !== 'wishlists') return { isDone: true };
    const owner = shopperOf(call);
    if (a === 'wishlist-items') return addItem(call);
    if (b === 'wishlist-items') return ofItem(call, a, c);
    if (ask === 'GET wishlists' && a === '') {
      const results = lists.filter((list) => list.owner === owner).map(listView);
      return { pageNumber: 1, pageSize: 50, total: results.length, results };
    }
    if (call.method === 'POST') {
      const made: List = { id: nextId('list'), owner, name: text(call.body['name']), items: [] };
      lists.push(made);
      return listView(made);
    }
    const list = listBy(call, a);
    if (call.method === 'PUT') list.name = text(call.body['name']);
    if (call.method !== 'DELETE') return listView(list);
    lists = lists.filter((one) => one !== list);
    return { isDone: true };
  };

  const refusal = (status: number, code: string) => ({
    status,
    body: { errors: [`${code}.`], details: [{ code, message: `${code}.`, field: null, lineItemId: null }] },
  });
  const once = (call: ModelCall): { status: number; body: unknown } => {
    try {
      const owner = ownerOf(call);
      const isWrite = call.method !== 'GET';
      const name = `${owner ?? 'guest'} ${call.key ?? ''}`;
      const print = JSON.stringify([call.method, call.path, [...call.query], call.body]);
      const kept = isKeyed && isWrite && call.key !== null ? answers.get(name) : undefined;
      if (kept !== undefined) return kept.print === print ? kept : refusal(422, 'IdempotencyKeyReused');
      const no = state.refuse(call);
      let answer: { status: number; body: unknown };
      try {
        answer = no === null ? { status: 200, body: { data: work(call) } } : refusal(no.status, no.code);
        if (isWrite && answer.status === 200) effects.push({ key: call.key, what: `${call.method} ${call.path}` });
      } catch (error) {
        if (!(error instanceof Refusal) || error.status === 401) throw error;
        answer = refusal(error.status, error.code);
      }
      if (isKeyed && isWrite && call.key !== null && answer.status < 500) answers.set(name, { print, ...answer });
      return answer;
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.code);
      throw error;
    }
  };

  const respond = (
    { status, body }: { status: number; body: unknown },
    headers: Record<string, string> = {},
  ): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(text(address), 'http://store.test');
    const headers = new Headers(init.headers);
    const call: ModelCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      // Our own client wrote it.
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>,
      key: headers.get('idempotency-key')?.replaceAll('"', '') ?? null,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      currency: headers.get('currencycode'),
    };
    await new Promise((go) => setImmediate(go));
    seen.push(call);
    const fate = await state.fate(call);
    if (fate === 'late') late.push(call);
    if (fate === 'drop' || fate === 'late') throw new TypeError('Failed to fetch');
    if (fate === 'portal') return new Response('<html>Sign in to the hotel</html>');
    if (fate !== null && typeof fate === 'object') {
      return fate.html === undefined
        ? respond({ status: fate.status, body: fate.body ?? { errors: [] } }, fate.headers)
        : new Response(fate.html, { status: fate.status, headers: fate.headers ?? {} });
    }
    const answer = once(call);
    await new Promise((go) => setImmediate(go));
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    return fate === 'broken' ? respond({ status: 200, body: { data: { id: 7 } } }) : respond(answer);
  };

  return {
    fetch,
    /** All requests that left the device, in order. */
    seen,
    /** All writes that the store has performed, in order. */
    effects,
    tokens,
    answers,
    /** Delivers the requests that were `late`. */
    deliverLate: (): void => {
      for (const call of late.splice(0)) once(call);
    },
    decide: (fate: (call: ModelCall) => Fated): void => void (state.fate = fate),
    refuse: (refuse: (call: ModelCall) => { status: number; code: string } | null): void =>
      void (state.refuse = refuse),
    writes: (): readonly ModelCall[] => seen.filter(({ method }) => method !== 'GET'),
    baskets: (): readonly string[] => [...baskets.keys()],
    /** Limits the stock of these variants from now on; no line holds more. */
    limit: (pieces: Readonly<Record<string, number>>): void => {
      for (const [variant, quantity] of Object.entries(pieces)) stock.set(variant, quantity);
    },
    /** Changes a basket as another device would. */
    elsewhere: (call: Partial<ModelCall>): void =>
      void work({
        method: 'PUT',
        path: '/baskets',
        query: new URLSearchParams(),
        body: {},
        key: null,
        token: null,
        currency: null,
        ...call,
      }),
    basket: (key: string): Record<string, number> =>
      Object.fromEntries((baskets.get(key) ?? []).map((line) => [keyOf(line), line.quantity])),
    lists: (owner: string) =>
      lists
        .filter((list) => list.owner === owner)
        .map(({ name, items }) => ({
          name,
          items: Object.fromEntries(items.map(({ variant, quantity }) => [variant, quantity])),
        })),
  };
};

export type ModelStore = ReturnType<typeof createModelStore>;
