import type { ShopJournal } from '#shopper/shop-journal.ts';

const pollMs = 250;
const quietPolls = 4;
const mostPolls = 60;

/** Sends what waits, and gives how much still does once nothing is on its way any more. */
export const sendWaiting = async (journal: Pick<ShopJournal, 'sendNow' | 'waiting' | 'isSending'>): Promise<number> => {
  await journal.sendNow();
  let quiet = 0;
  for (let polls = 0; polls < mostPolls && quiet < quietPolls; polls += 1) {
    if (journal.waiting().length === 0) return 0;
    quiet = journal.isSending() ? 0 : quiet + 1;
    await new Promise((go) => setTimeout(go, pollMs));
  }
  return journal.waiting().length;
};
