/** `npm run test:postgres`: the whole API suite over a PostgreSQL server instead of the embedded one. */
import { NoPostgres, startPostgres } from '#tests/support/stores/postgres.ts';
import { moveToScratchFolder } from './scratch.ts';
import { conclude } from './tally.ts';
import { runTests } from './vitest-run.ts';

moveToScratchFolder();
try {
  const postgres = await startPostgres();
  console.log(`API suite over ${postgres.version}`);
  try {
    // Runs files one after another: the store derives what changed since a version from the server's transactions, including those of other
    // files.
    conclude([await runTests(['api'], { TEST_DATABASE_URL: postgres.url }, ['--no-file-parallelism'])]);
  } finally {
    await postgres.stop();
  }
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.log(`SKIPPED: the API suite did not run over PostgreSQL. ${error.message}`);
}
