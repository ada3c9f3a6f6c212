/** `npm run soak`: the soak journeys at full length, or of as many changes as SOAK_CHANGES says. What follows goes to Playwright. */
import { runJourneys } from './journeys-run.ts';
import { conclude } from './tally.ts';

const env = { SOAK_CHANGES: process.env['SOAK_CHANGES'] ?? '10000' };

conclude([
  await runJourneys(['tests/offline/soak.test.ts', 'tests/offline/pad-soak.test.ts', ...process.argv.slice(2)], env),
]);
