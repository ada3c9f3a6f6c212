import type { CallOutcome } from '#api/call-outcome.ts';

/** How many outcomes to hold until somebody subscribes; more would add no information. */
const maxEarly = 20;

const early: CallOutcome[] = [];
let publish = (outcome: CallOutcome): void => {
  if (early.length < maxEarly) early.push(outcome);
};

/** Publishes the outcome of a call made by this page. */
export const publishOutcome = (outcome: CallOutcome): void => publish(outcome);

/** Calls `listener` for the outcomes published so far, and then for each new one. */
export const subscribeToOutcomes = (listener: (outcome: CallOutcome) => void): void => {
  publish = listener;
  for (const outcome of early.splice(0)) listener(outcome);
};
