import type { CurrentShop } from '#app/current-shop.ts';
import { focusPressed } from './focus-pressed.ts';
import { watchConnection } from './watch-connection.ts';

/** Follows the shopper's presses and the connection, from the first interaction on. */
export const watchPage = (currentShop: CurrentShop, options: { cameFromStore: boolean }): void => {
  focusPressed();
  watchConnection(currentShop, options);
};
