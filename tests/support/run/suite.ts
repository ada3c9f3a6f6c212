/** `npm test`: types and lint, unit and API tests, the build, then the journeys in a real browser; one line at the end. */
import { browserPaths } from '#tests/support/browser/browser.ts';
import { check } from './check.ts';
import { runJourneys } from './journeys-run.ts';
import { prove } from './step.ts';
import { conclude, type Tally } from './tally.ts';
import { runTests } from './vitest-run.ts';

const results: Tally[] = [];

const heading = (text: string) => console.log(`\n== ${text}`);

heading('types and lint');
results.push(...(await check(['types', 'lint'])));

heading('units, architecture and API');
results.push(await runTests(['unit', 'architecture', 'api']));

heading('build');
const build = await prove({ name: 'build', command: 'npm', args: ['run', '--silent', 'build'], isQuiet: true });
results.push(build);

heading('journeys');
if (build.failed > 0) {
  console.log('Not run: there is no build to visit.');
  results.push({ passed: 0, failed: 1 });
} else {
  try {
    results.push(await runJourneys([], await browserPaths()));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    results.push({ passed: 0, failed: 1 });
  }
}

conclude(results);
