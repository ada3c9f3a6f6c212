export { loadBasketFold } from '#features/basket/basket-fold.ts';
export { waitingOf } from '#offline/journal/read-waiting.ts';
export { tellOfDrains } from './drain-notices.ts';
export { takeOutcome } from './apply-outcome.ts';
export { openJournalDesk } from './open-journal.ts';
