/** `npm run reindex`: rebuilds what lists, search and filters read, after a program wrote to the tables of the catalogue. */
import { sql } from 'drizzle-orm';
import { readConfigurationOrExit } from '#server/configuration.ts';
import { explainStartFailure, giveUp } from '#server/start-failure.ts';
import { advisoryLocks } from './schema/advisory-locks.ts';
import { openDatabase } from './connect.ts';
import { refreshProductSearch } from './product-search.ts';

const configuration = readConfigurationOrExit(process.env);
const { dataDir, databaseUrl } = configuration;
try {
  const database = await openDatabase({ dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Two at once would each insert what the other has inserted.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reindex})`);
    await refreshProductSearch(tx);
  });
  await database.close();
  process.stdout.write('Lists, search and filters show the catalogue as it is now.\n');
} catch (error) {
  giveUp(explainStartFailure(error, configuration));
}
