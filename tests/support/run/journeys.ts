/** `npm run test:journeys`: the journeys alone. What follows goes to Playwright: part of a path, `-g`, `--repeat-each`. */
import { runJourneys } from './journeys-run.ts';
import { conclude } from './tally.ts';

conclude([await runJourneys(process.argv.slice(2))]);
