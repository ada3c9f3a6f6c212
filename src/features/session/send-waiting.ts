import type { ShopJournal } from '#shopper/shop-journal.ts';

const pollMs = 250;
const maxIdlePolls = 4;
const maxPolls = 60;

/** Sends waiting changes and resolves to how many still wait once sending has stopped. */
export const sendWaiting = async (journal: Pick<ShopJournal, 'sendNow' | 'waiting' | 'isSending'>): Promise<number> => {
  await journal.sendNow();
  let idlePolls = 0;
  for (let polls = 0; polls < maxPolls && idlePolls < maxIdlePolls; polls += 1) {
    if (journal.waiting().length === 0) return 0;
    idlePolls = journal.isSending() ? 0 : idlePolls + 1;
    await new Promise((go) => setTimeout(go, pollMs));
  }
  return journal.waiting().length;
};
