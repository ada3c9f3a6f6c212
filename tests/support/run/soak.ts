/** `npm run soak`: the soak journeys at their full length. What follows goes to Playwright. */
import { runJourneys } from './journeys-run.ts';
import { conclude } from './tally.ts';

conclude([await runJourneys(['tests/offline/soak.test.ts', ...process.argv.slice(2)], { SOAK: 'long' })]);
