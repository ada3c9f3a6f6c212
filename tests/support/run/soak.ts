/** `npm run soak`: the soak journeys at full length, or with as many changes as SOAK_CHANGES says. Further arguments go to Playwright. */
import { runJourneys } from './journeys-run.ts';
import { conclude } from './tally.ts';

const env = { SOAK_CHANGES: process.env['SOAK_CHANGES'] ?? '10000' };

const files = ['soak', 'pad-soak', 'drafts-soak', 'sign-out-lasts'].map((name) => `tests/offline/${name}.test.ts`);

conclude([await runJourneys([...files, ...process.argv.slice(2)], env)]);
