import { firstMessageOf } from '#api/api-error.ts';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { cartChangeWording as words } from '#wording/cart-change.ts';

/** Explains why some of the added lines were refused, in the store's words if it gave any. */
export const showLinesRefused = (error: unknown, refused: number, all: number): void => {
  void showToastLazily({
    tone: 'error',
    text: firstMessageOf(error) ?? words.notSaved,
    ...(all > 1 && { details: words.someRefused(refused, all) }),
  });
};
