import { test as journey } from '#tests/support/faults/faulty-journey.ts';
import { type MortalBrowser, mortalBrowser } from './mortal-browser.ts';

/** A journey in a browser of its own, which it may kill; the browser's profile is removed when the journey ends. */
export const test = journey.extend<{ readonly browserOnDisk: MortalBrowser }>({
  browserOnDisk: async ({}, provide) => {
    const one = mortalBrowser();
    await provide(one);
    await one.dispose();
  },
});
