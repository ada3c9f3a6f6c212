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
 * A browser that was killed can't be asked for a trace, which a run of all journeys makes none of anyway: so that these are
 * spared a worker process, a browser and a shop apart from the others'.
 */
export const test = process.env['CI'] === undefined ? mortal.extend({ trace: 'off' }) : mortal;
