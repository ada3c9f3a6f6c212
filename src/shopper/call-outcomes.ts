import type { CallOutcome } from '#api/call-outcome.ts';

/** More says nothing more. */
const maxEarly = 20;

const early: CallOutcome[] = [];
let hear = (outcome: CallOutcome): void => {
  if (early.length < maxEarly) early.push(outcome);
};

/** Notes how a call of this page went. */
export const publishOutcome = (outcome: CallOutcome): void => hear(outcome);

/** From now on `listener` hears of every call, first of those that were noted before anybody listened. */
export const subscribeToOutcomes = (listener: (outcome: CallOutcome) => void): void => {
  hear = listener;
  for (const outcome of early.splice(0)) listener(outcome);
};
