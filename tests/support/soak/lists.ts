import type { LineItem } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import { between, pickOf } from '#server/db/seed/random.ts';

interface ModelList {
  name: string;
  readonly items: Map<string, number>;
}

const maxLists = 8;

/** A device's lists, changed at random: each call makes one change and returns it. */
export const createLists = (device: string, lines: readonly LineItem[], random: () => number) => {
  const all = new Map<string, ModelList>();
  let made = 0;
  const name = (): string => {
    made += 1;
    return `List ${device}${made}`;
  };
  const newList = (): Change => {
    const called = name();
    const digit = device.charCodeAt(0).toString(16).padStart(4, '0');
    const listId = `local-${String(made).padStart(8, '0')}-${digit}-4000-8000-000000000000`;
    all.set(listId, { name: called, items: new Map() });
    return { name: 'create-list', input: { listId, name: called } };
  };
  const onList = (listId: string, list: ModelList): Change => {
    const chance = random();
    if (chance < 0.06) {
      all.delete(listId);
      return { name: 'delete-list', input: { listId, name: list.name } };
    }
    if (chance < 0.16) {
      list.name = name();
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
    all,
    next: (): Change => {
      if (all.size === 0 || (all.size < maxLists && random() < 0.08)) return newList();
      const [id, list] = pickOf(random, [...all]);
      return onList(id, list);
    },
  };
};
