import type { Page } from 'playwright';

/** The names of the kinds of order papers that the device keeps. */
export const storedPapers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('tradecounter-answers');
    await new Promise((go) => opening.addEventListener('success', go));
    const asked = opening.result.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((go) => asked.addEventListener('success', go));
    opening.result.close();
    return asked.result
      .flatMap((key) => (typeof key === 'string' ? (/"paper","[^"]+","([^"]+)"/.exec(key)?.[1] ?? []) : []))
      .toSorted();
  });
