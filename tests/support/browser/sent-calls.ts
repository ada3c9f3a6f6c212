import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { root } from '#tests/support/run/step.ts';

/** Where a run of journeys notes which calls its pages and workers sent; Playwright empties the folder first. */
export const sentCallsFile = join(root, 'test-results/sent-calls.txt');

/** Notes each call of the store API that a browser context sends, as `GET /path`; gives what writes them to the file. */
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
