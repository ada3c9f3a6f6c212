import { Basket } from '#contract/basket.ts';
import type { Row } from '#contract/row.ts';
import { Wishlist } from '#contract/wishlist.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { ServerUpdate } from './transitions.ts';

/** What the answer to a change reveals of the server's state. */
export const updateOf = (row: Row, data: unknown, change: Change): ServerUpdate => {
  // The row's own schema accepted this very answer.
  if (row.data === Basket) return { basket: data as Basket };
  if (row.data !== Wishlist) return {};
  const list = data as Wishlist;
  return change.name === 'create-list' ? { list, listId: { localId: change.input.listId, id: list.id } } : { list };
};
