import type { LineItem } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import { between, pickOf } from '#server/db/seed/random.ts';
import type { Ledger } from '#tests/support/stores/store-ledger.ts';

interface ModelList {
  name: string;
  readonly items: Map<string, number>;
}

/** What a shopper did, kept as simply as can be: no journal, no ids of the server, nothing that fails. */
export interface SoakModel {
  readonly basket: Map<string, number>;
  /** By the id that the device gave them. */
  readonly lists: Map<string, ModelList>;
}

/** A shopper who changes cart and lists at random: each call does one change to the model and gives it. */
export const createShopper = (
  lines: readonly LineItem[],
  random: () => number,
): { model: SoakModel; next(): Change } => {
  const model: SoakModel = { basket: new Map(), lists: new Map() };
  let made = 0;
  const inBasket = (): Change => {
    const shows = pickOf(random, lines);
    const id = shows.variant.id;
    const line = { productVariantId: id, addonOptionIds: [] };
    const called = { name: shows.productName, sku: shows.sku };
    const there = model.basket.get(id);
    const chance = random();
    if (there === undefined || chance < 0.45) {
      const quantity = between(random, 1, 5);
      model.basket.set(id, (there ?? 0) + quantity);
      return { name: 'add-to-basket', input: { line, quantity, shows } };
    }
    if (chance < 0.75) {
      const quantity = between(random, 1, 30);
      model.basket.set(id, quantity);
      return { name: 'set-quantity', input: { line, quantity, called } };
    }
    model.basket.delete(id);
    return { name: 'remove-line', input: { line, called } };
  };
  const newList = (): Change => {
    made += 1;
    const listId = `local-${String(made).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const name = `List ${made}`;
    model.lists.set(listId, { name, items: new Map() });
    return { name: 'create-list', input: { listId, name } };
  };
  const onList = (listId: string, list: ModelList): Change => {
    const chance = random();
    if (chance < 0.06) {
      model.lists.delete(listId);
      return { name: 'delete-list', input: { listId, name: list.name } };
    }
    if (chance < 0.16) {
      made += 1;
      list.name = `List ${made}`;
      return { name: 'rename-list', input: { listId, name: list.name } };
    }
    const { variant, productName, sku } = pickOf(random, lines);
    const item = { listId, productVariantId: variant.id, called: { name: productName, sku } };
    const there = list.items.get(variant.id);
    if (there === undefined || chance < 0.5) {
      const quantity = between(random, 1, 5);
      list.items.set(variant.id, (there ?? 0) + quantity);
      return { name: 'add-item', input: { ...item, quantity, shows: { product: null, variant: null } } };
    }
    if (chance < 0.75) {
      const quantity = between(random, 1, 30);
      list.items.set(variant.id, quantity);
      return { name: 'set-item', input: { ...item, quantity } };
    }
    list.items.delete(variant.id);
    return { name: 'remove-item', input: item };
  };
  return {
    model,
    next: () => {
      if (random() < 0.5) return inBasket();
      if (model.lists.size === 0 || (model.lists.size < 8 && random() < 0.08)) return newList();
      const [id, list] = pickOf(random, [...model.lists]);
      return onList(id, list);
    },
  };
};

/** How much a shopper's work in the store differs from what they did; lists by their names, which are all different. */
export const differences = (
  model: SoakModel,
  { basket, lists }: { basket: Ledger['baskets'][number] | undefined; lists: Ledger['lists'] },
): { readonly lost: number; readonly doubled: number; readonly words: readonly string[] } => {
  const wanted = new Map<string, number>();
  for (const [variantId, quantity] of model.basket) wanted.set(`cart ${variantId}`, quantity);
  for (const { name, items } of model.lists.values()) {
    wanted.set(name, 1);
    for (const [variantId, quantity] of items) wanted.set(`${name} ${variantId}`, quantity);
  }
  const found = new Map<string, number>();
  const count = (what: string, quantity: number) => found.set(what, (found.get(what) ?? 0) + quantity);
  for (const { variantId, quantity } of basket?.lines ?? []) count(`cart ${variantId}`, quantity);
  for (const { name, items } of lists) {
    count(name, 1);
    for (const { variantId, quantity } of items) count(`${name} ${variantId}`, quantity);
  }
  let lost = 0;
  let doubled = 0;
  const words: string[] = [];
  for (const what of new Set([...wanted.keys(), ...found.keys()])) {
    const [want, have] = [wanted.get(what) ?? 0, found.get(what) ?? 0];
    if (have < want) lost += 1;
    if (have > want) doubled += 1;
    if (have !== want) words.push(`${what}: ${have} instead of ${want}`);
  }
  return { lost, doubled, words };
};
