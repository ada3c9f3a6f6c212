import type { CallOutcome } from '#api/call-outcome.ts';

/** Outcomes held until somebody subscribes; older ones would say nothing more. */
const maxEarly = 20;

const early: CallOutcome[] = [];
let publish = (outcome: CallOutcome): void => {
  if (early.length < maxEarly) early.push(outcome);
};

/** Publishes how a call of this page went. */
export const publishOutcome = (outcome: CallOutcome): void => publish(outcome);

/** Calls `listener` for every outcome from now on, and first for those published before. */
export const subscribeToOutcomes = (listener: (outcome: CallOutcome) => void): void => {
  publish = listener;
  for (const outcome of early.splice(0)) listener(outcome);
};
