import { sleep } from '#offline/sleep.ts';
import type { ShopJournal } from '#shopper/shop-journal.ts';

/** A database that does not answer keeps nobody signed in. */
const readTimeoutMs = 5_000;

/** Waits until the device was asked what waits; false where it does not answer. */
export const untilRead = async (journal: Pick<ShopJournal, 'isRead' | 'subscribe'>): Promise<boolean> => {
  let unsubscribe = (): void => undefined;
  const read = new Promise<void>((resolve) => {
    const check = (): void => {
      if (journal.isRead()) resolve();
    };
    unsubscribe = journal.subscribe(check);
    check();
  });
  await Promise.race([read, sleep(readTimeoutMs)]).finally(unsubscribe);
  return journal.isRead();
};
