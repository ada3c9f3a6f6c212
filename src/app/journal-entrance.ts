export { loadBasketFold } from '#features/basket/basket-fold.ts';
export { waitingOf } from '#offline/read-waiting.ts';
export { tellOfDrains } from './drain-told.ts';
export { takeOutcome } from './journal-answers.ts';
export { openJournalDesk } from './journal-desk.ts';
