import { firstMessageOf, isRefused } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording as words } from '#wording/basket.ts';
import { waitForMoreWording } from '#wording/wait-for-more.ts';
import { nameOfLine } from './line-name.ts';
import { showLinesRefused } from './lines-refused.ts';
import type { NewLine } from './new-line.ts';

/** Says what the store warns of about lines that were just added, such as reduced stock. */
const showWarnings = (basket: Basket, variantIds: readonly string[]): void => {
  for (const { severity, lineItemId, message } of basket.notifications) {
    const line = basket.lineItems.find((item) => item.lineItemId === lineItemId);
    if (severity !== 'Info' && line !== undefined && variantIds.includes(line.variant.id)) {
      showToast({ tone: 'error', text: message });
    }
  }
};

/** Says why lines were refused. `journal`: of a shopper who can wait for what the store has too few of, else null. */
const showRefused = (error: unknown, refused: readonly NewLine[], all: number, journal: ShopJournal | null): void => {
  const [only] = refused;
  const isOut = isRefused(error) && error.details[0]?.code === 'OutOfStock';
  if (!isOut || journal === null || only === undefined || all > 1) {
    showLinesRefused(error, refused.length, all);
    return;
  }
  showToast({
    tone: 'error',
    text: firstMessageOf(error) ?? words.notSaved,
    action: {
      label: waitForMoreWording.waitFor(only.quantity),
      onPress: () => void waitFor(only, journal),
    },
  });
};

const waitFor = async ({ productVariantId, quantity, shows }: NewLine, journal: ShopJournal): Promise<void> => {
  const called = { name: nameOfLine(shows), sku: shows.sku };
  const { asked, saved } = waitForMoreWording;
  try {
    const { type } = await journal.make({
      name: 'ask-back-in-stock',
      input: { productVariantId, called, quantity, email: null },
    });
    showToast({ tone: 'success', text: type === 'sent' ? asked(quantity, called.name) : saved });
  } catch (error) {
    showLinesRefused(error, 1, 1);
  }
};

/** What is said of lines that were just added. */
export const addedNotices = { showWarnings, showRefused } as const;
export type AddedNotices = typeof addedNotices;
