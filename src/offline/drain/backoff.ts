const second = 1000;
const first = second;
const most = 60 * second;

/** Milliseconds until attempt number `attempts` + 1: doubling from a second to a minute, anywhere between none and all of it. */
export const backoffMs = (attempts: number, random: () => number = Math.random): number =>
  Math.round(Math.min(most, first * 2 ** Math.max(0, attempts - 1)) * random());
