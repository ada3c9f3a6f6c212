import { basketOf, type Ledger, listsOf } from '#tests/support/stores/store-ledger.ts';
import { lineName } from './cart.ts';
import type { SoakModel } from './model.ts';

/** How much the store holds of everything: pieces of a line or an item, 1 for things that merely exist. */
type Holdings = Map<string, number>;

const count = (holdings: Holdings, what: string, quantity: number): void =>
  void holdings.set(what, (holdings.get(what) ?? 0) + quantity);

/** What a shopper did, summed over all of their devices. */
const wantedOf = (models: readonly SoakModel[]): Holdings => {
  const wanted: Holdings = new Map();
  for (const { basket, lists, viewed, awaited, subscriptions } of models) {
    for (const [line, quantity] of basket) count(wanted, `cart ${line}`, quantity);
    for (const { name, items } of lists.values()) {
      count(wanted, name, 1);
      for (const [variantId, quantity] of items) count(wanted, `${name} ${variantId}`, quantity);
    }
    for (const variantId of viewed) count(wanted, `viewed ${variantId}`, 1);
    for (const variantId of awaited) count(wanted, `awaited ${variantId}`, 1);
    for (const [email, isSubscribed] of subscriptions) count(wanted, `${email} subscribed: ${isSubscribed}`, 1);
  }
  return wanted;
};

const foundOf = (ledger: Ledger, before: Ledger, email: string, emails: ReadonlySet<string>): Holdings => {
  const found: Holdings = new Map();
  const old = new Set(listsOf(before, email).map(({ id }) => id));
  for (const { variantId, addOns, quantity } of basketOf(ledger, email)?.lines ?? []) {
    count(found, `cart ${lineName(variantId, addOns)}`, quantity);
  }
  for (const { id, name, items } of listsOf(ledger, email)) {
    if (old.has(id)) continue;
    count(found, name, 1);
    for (const { variantId, quantity } of items) count(found, `${name} ${variantId}`, quantity);
  }
  const { viewed, awaited, subscriptions } = ledger.trail;
  const seen = new Set(before.trail.viewed.filter((one) => one.email === email).map(({ variantId }) => variantId));
  for (const one of viewed)
    if (one.email === email && !seen.has(one.variantId)) count(found, `viewed ${one.variantId}`, 1);
  for (const one of awaited) if (one.email === email) count(found, `awaited ${one.variantId}`, 1);
  for (const one of subscriptions) {
    if (emails.has(one.email)) count(found, `${one.email} subscribed: ${one.isSubscribed}`, 1);
  }
  return found;
};

/** How the store's records of a shopper differ from what they did on their devices; lists are matched by name, which is unique. */
export const differences = (
  models: readonly SoakModel[],
  { ledger, before, email }: { readonly ledger: Ledger; readonly before: Ledger; readonly email: string },
): { readonly lost: number; readonly doubled: number; readonly words: readonly string[] } => {
  const wanted = wantedOf(models);
  const found = foundOf(
    ledger,
    before,
    email,
    new Set(models.flatMap(({ subscriptions }) => [...subscriptions.keys()])),
  );
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
