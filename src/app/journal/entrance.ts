export { loadBasketFold } from '#features/basket/basket-fold.ts';
export { waitingOf } from '#offline/journal/read-waiting.ts';
export { createDrainNotices } from './drain-notices.ts';
export { applyOutcome } from './apply-outcome.ts';
export { openJournal } from './open-journal.ts';
