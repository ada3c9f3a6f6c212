import type { LineItem } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import { between, pickOf } from '#server/db/seed/random.ts';
import type { Choice } from './goods.ts';

/** The key of a line in the model. */
export const lineName = (variantId: string, addOnIds: readonly string[]): string =>
  [variantId, ...[...addOnIds].sort()].join(' + ');

const idsOf = ({ addOns }: Choice): string[] => addOns.map(({ addonOptionId }) => addonOptionId);

/** A cart that changes at random: each call makes one change and returns it. `limit` is how many pieces are in stock. */
export const createCart = (random: () => number) => {
  const basket = new Map<string, number>();
  const short = new Set<string>();

  const add = (shows: LineItem, key: string, quantity: number, limit = Infinity): Change => {
    const wanted = (basket.get(key) ?? 0) + quantity;
    basket.set(key, Math.min(limit, wanted));
    if (wanted > limit) short.add(shows.variant.id);
    const line = { productVariantId: shows.variant.id, addonOptionIds: shows.addOns.map((one) => one.addonOptionId) };
    return { name: 'add-to-basket', input: { line, quantity, shows } };
  };

  /** Adds, sets or removes a line. */
  const ofLine = (shows: LineItem, limit = Infinity): Change => {
    const addonOptionIds = shows.addOns.map((one) => one.addonOptionId);
    const key = lineName(shows.variant.id, addonOptionIds);
    const line = { productVariantId: shows.variant.id, addonOptionIds };
    const called = { name: shows.productName, sku: shows.sku };
    const chance = random();
    if (!basket.has(key) || chance < 0.45) return add(shows, key, between(random, 1, 5), limit);
    if (chance < 0.75) {
      const quantity = between(random, 1, 30);
      basket.set(key, Math.min(limit, quantity));
      if (quantity > limit) short.add(shows.variant.id);
      else short.delete(shows.variant.id);
      return { name: 'set-quantity', input: { line, quantity, called } };
    }
    basket.delete(key);
    short.delete(shows.variant.id);
    return { name: 'remove-line', input: { line, called } };
  };

  /** A variant is in the cart with one choice of add-ons at a time. */
  const ofChoices = (choices: readonly Choice[]): Change => {
    const keyOf = (choice: Choice) => lineName(choice.shows.variant.id, idsOf(choice));
    const chosen = choices.find((choice) => basket.has(keyOf(choice)));
    if (chosen === undefined || random() < 0.5) return ofLine((chosen ?? pickOf(random, choices)).shows);
    const other = pickOf(
      random,
      choices.filter((choice) => choice !== chosen),
    );
    basket.set(keyOf(other), basket.get(keyOf(chosen)) ?? 0);
    basket.delete(keyOf(chosen));
    const { variant, productName: name, sku } = chosen.shows;
    const line = { productVariantId: variant.id, addonOptionIds: idsOf(chosen) };
    return {
      name: 'set-add-ons',
      input: { line, addonOptionIds: idsOf(other), shows: [...other.addOns], called: { name, sku } },
    };
  };

  return { basket, short, add, ofLine, ofChoices };
};
