import { firstMessageOf, isRefused } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { hasFeature } from '#contract/features.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { cartChangeWording as words } from '#wording/cart-change.ts';
import { waitForMoreWording } from '#wording/wait-for-more.ts';
import { doneOrSaved } from '#wording/waiting.ts';
import { nameOfLine } from './line-name.ts';
import { showLinesRefused } from './lines-refused.ts';
import type { NewLine } from './new-line.ts';

/** Shows the store's warnings about lines that were just added, such as reduced stock. */
const showWarnings = (basket: Basket, variantIds: readonly string[]): void => {
  for (const { severity, lineItemId, message } of basket.notifications) {
    const line = basket.lineItems.find((item) => item.lineItemId === lineItemId);
    if (severity !== 'Info' && line !== undefined && variantIds.includes(line.variant.id)) {
      showToast({ tone: 'error', text: message });
    }
  }
};

/** Explains why lines were refused; offers a signed-in shopper a back-in-stock alert if stock is short. */
const showRefused = (error: unknown, refused: readonly NewLine[], all: number, shop: Shop): void => {
  const [only] = refused;
  const isOut = isRefused(error) && error.details[0]?.code === 'OutOfStock';
  const canWait = shop.isSignedIn && hasFeature(shop.configuration, 'backInStock');
  if (!isOut || !canWait || only === undefined || all > 1) {
    showLinesRefused(error, refused.length, all);
    return;
  }
  showToast({
    tone: 'error',
    text: firstMessageOf(error) ?? words.notSaved,
    action: {
      label: waitForMoreWording.waitFor(only.quantity),
      onPress: () => void waitFor(only, shop.journal),
    },
  });
};

const waitFor = async ({ productVariantId, quantity, shows }: NewLine, journal: ShopJournal): Promise<void> => {
  const called = { name: nameOfLine(shows), sku: shows.sku };
  try {
    const made = await journal.make({
      name: 'ask-back-in-stock',
      input: { productVariantId, called, quantity, email: null },
    });
    showToast({
      tone: 'success',
      text: doneOrSaved(made, waitForMoreWording.asked(quantity, called.name)),
    });
  } catch (error) {
    showLinesRefused(error, 1, 1);
  }
};

/** The messages about lines that were just added. */
export const addedNotices = { showWarnings, showRefused } as const;
export type AddedNotices = typeof addedNotices;
