import { sleep } from '#offline/sleep.ts';
import type { ShopJournal } from '#shopper/shop-journal.ts';

/** A database that doesn't answer must not keep anybody signed in. */
const readTimeoutMs = 5_000;

/** Waits until the waiting changes have been read from the device; false if it doesn't answer. */
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
