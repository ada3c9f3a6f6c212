import { test as journey } from '#tests/support/faults/faulty-journey.ts';
import { type MortalBrowser, mortalBrowser } from './mortal-browser.ts';

/** A journey in a browser of its own, which it may kill; what that browser has on disk goes when the journey ends. */
const mortal = journey.extend<{ readonly browserOnDisk: MortalBrowser }>({
  browserOnDisk: async ({}, provide) => {
    const one = mortalBrowser();
    await provide(one);
    await one.dispose();
  },
});

/**
 * A killed browser can't provide a trace. Under CI no journey records one anyway; leaving the option alone there lets these
 * journeys share worker processes, browsers and shops with the others.
 */
export const test = process.env['CI'] === undefined ? mortal.extend({ trace: 'off' }) : mortal;
