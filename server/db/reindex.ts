/** `npm run reindex`: rebuilds what lists, search and filters read, after a program wrote to the tables of the catalogue. */
import { sql } from 'drizzle-orm';
import { readConfiguration, WrongEnvironment } from '#server/configuration.ts';
import { explainStartFailure } from '#server/start-failure.ts';
import { giveUp } from '#server/stop-on-signal.ts';
import { openDatabase } from './connect.ts';
import { refreshProductSearch } from './product-search.ts';

const read = () => {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (error instanceof WrongEnvironment) return giveUp(error.message);
    throw error;
  }
};

const configuration = read();
const { dataDir, databaseUrl } = configuration;
try {
  const database = await openDatabase({ dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Two at once would each insert what the other has inserted.
    await tx.execute(sql`select pg_advisory_xact_lock(7402034)`);
    await refreshProductSearch(tx);
  });
  await database.close();
  process.stdout.write('Lists, search and filters show the catalogue as it is now.\n');
} catch (error) {
  giveUp(explainStartFailure(error, configuration));
}
