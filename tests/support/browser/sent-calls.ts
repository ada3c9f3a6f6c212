import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { root } from '#tests/support/run/step.ts';

/** The file in which a run of journeys records the calls that its pages and workers sent; Playwright empties the folder first. */
export const sentCallsFile = join(root, 'test-results/sent-calls.txt');

/** Records each store API call that a browser context sends, as `GET /path`; returns a function that appends them to the file. */
export const noteSentCalls = (context: BrowserContext): (() => void) => {
  const sent = new Set<string>();
  context.on('request', (request) => {
    const path = /\/api(\/[^?]*)/.exec(request.url())?.[1];
    if (path !== undefined) sent.add(`${request.method()} ${path}`);
  });
  return () => {
    mkdirSync(dirname(sentCallsFile), { recursive: true });
    appendFileSync(sentCallsFile, [...sent].map((call) => `${call}\n`).join(''));
  };
};
