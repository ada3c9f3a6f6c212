import type { LineItem } from '#contract/basket.ts';
import type { Change, CommandName } from '#offline/commands/commands.ts';
import { between, pickOf } from '#server/db/seed/random.ts';
import { type Goods, scarcePieces } from './goods.ts';
import { createCart, lineName } from './cart.ts';
import { createLists } from './lists.ts';

/** What a shopper did on a device, modelled as simply as possible: no journal, no server ids, no failures. */
export interface SoakModel {
  /** Pieces by variant and chosen add-ons. */
  readonly basket: ReadonlyMap<string, number>;
  /** By the id that the device assigned. */
  readonly lists: ReadonlyMap<string, { readonly name: string; readonly items: ReadonlyMap<string, number> }>;
  /** Variants whose last requested quantity exceeds the stock. */
  readonly short: ReadonlySet<string>;
  readonly viewed: Set<string>;
  readonly awaited: Set<string>;
  readonly subscriptions: Map<string, boolean>;
  /** How many changes of each kind were made. */
  readonly made: Map<CommandName, number>;
}

/** The shopper at a device. */
export interface SoakShopper {
  readonly device: string;
  readonly email: string;
  readonly goods: Goods;
  /** Every device buys these lines, so it only adds to them: the sum doesn't depend on the order. */
  readonly shared: readonly LineItem[];
  readonly random: () => number;
}

/** A shopper who makes random changes that can wait: each call applies one to the model and returns it. */
export const createShopper = ({
  device,
  email,
  goods,
  shared,
  random,
}: SoakShopper): { readonly model: SoakModel; next(): Change } => {
  const cart = createCart(random);
  const lists = createLists(device, goods.lines, random);
  const model: SoakModel = {
    basket: cart.basket,
    lists: lists.all,
    short: cart.short,
    viewed: new Set(),
    awaited: new Set(),
    subscriptions: new Map(),
    made: new Map(),
  };

  const ofTrail = (): Change => {
    const chance = random();
    if (chance < 0.5) {
      const productVariantId = pickOf(random, goods.lines).variant.id;
      model.viewed.add(productVariantId);
      return { name: 'record-view', input: { productVariantId, isGuest: false } };
    }
    if (chance < 0.75) {
      const productVariantId = pickOf(random, goods.soldOut);
      model.awaited.add(productVariantId);
      return {
        name: 'ask-back-in-stock',
        input: { productVariantId, email: null, called: { name: 'What is sold out', sku: null } },
      };
    }
    // Only its owner may unsubscribe an account's address; one device does so, so that the last change is known.
    const isOwn = device === 'a' && random() < 0.5;
    const address = isOwn ? email : `${device}-${between(random, 1, 9)}@example.com`;
    const isSubscribed = !isOwn || random() < 0.5;
    model.subscriptions.set(address, isSubscribed);
    return { name: 'subscribe', input: { email: address, isSubscribed } };
  };

  const change = (): Change => {
    const chance = random();
    if (chance < 0.36) return cart.ofLine(pickOf(random, goods.lines));
    if (chance < 0.44 && shared.length > 0) {
      const shows = pickOf(random, shared);
      return cart.add(shows, lineName(shows.variant.id, []), between(random, 1, 3));
    }
    if (chance < 0.54) return cart.ofChoices(pickOf(random, goods.withAddOns));
    if (chance < 0.56 && goods.scarce.length > 0) return cart.ofLine(pickOf(random, goods.scarce), scarcePieces);
    return chance < 0.66 ? ofTrail() : lists.next();
  };
  return {
    model,
    next: () => {
      const made = change();
      model.made.set(made.name, (model.made.get(made.name) ?? 0) + 1);
      return made;
    },
  };
};
