import { sleep } from '#offline/sleep.ts';
import type { ShopJournal } from '#shopper/shop-journal.ts';

/** How long to wait for another tab or the worker to finish sending. */
const stopTimeoutMs = 15_000;

/** Sends waiting changes and resolves to how many still wait once sending has stopped. */
export const sendWaiting = async (
  journal: Pick<ShopJournal, 'sendNow' | 'waiting' | 'isSending' | 'subscribe'>,
): Promise<number> => {
  await journal.sendNow();
  let unsubscribe = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    const check = (): void => {
      if (!journal.isSending()) resolve();
    };
    unsubscribe = journal.subscribe(check);
    check();
  });
  await Promise.race([stopped, sleep(stopTimeoutMs)]).finally(unsubscribe);
  return journal.waiting().length;
};
