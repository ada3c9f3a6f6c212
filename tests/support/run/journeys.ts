/** `npm run test:journeys`: runs only the journeys. Further arguments go to Playwright: part of a path, `-g`, `--repeat-each`. */
import { runJourneys } from './journeys-run.ts';
import { conclude } from './tally.ts';

conclude([await runJourneys(process.argv.slice(2))]);
