import type { FastifyBaseLogger } from 'fastify';
import type { StoreOptions } from '#server/api/store/options.ts';
import { type ChangeListener, listenForChanges } from '#server/db/changes.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { followReplica, type ReadReplica } from '#server/db/read-replica.ts';
import { logSlowStatements } from '#server/db/slow-statements.ts';
import type { ServerConfiguration } from './configuration.ts';

/** A replica that is slower to connect is of no use. */
const replicaConnectTimeoutMs = 2_000;

/** The store's database, and the channel on which this process learns of changes by others. */
export interface StoreDatabase {
  readonly database: OpenDatabase;
  readonly readAnywhere: StoreOptions['readAnywhere'];
  /** Starts logging slow statements, listening for changes by others, and reading from the configured replica. */
  follow(log: FastifyBaseLogger): Promise<void>;
  close(): Promise<void>;
}

export const openStoreDatabase = async ({
  dataDir,
  databaseUrl,
  databaseReadUrl,
  databasePoolSize: poolSize,
  slowStatementMs,
}: Pick<
  ServerConfiguration,
  'dataDir' | 'databaseUrl' | 'databaseReadUrl' | 'databasePoolSize' | 'slowStatementMs'
>): Promise<StoreDatabase> => {
  const database = await openDatabase({ dataDir, poolSize, ...(databaseUrl === null ? {} : { databaseUrl }) });
  let changes: ChangeListener | null = null;
  let replica: ReadReplica | null = null;
  return {
    database,
    readAnywhere: (work) => (replica === null ? work(database.db) : replica.read(work)),
    async follow(log) {
      logSlowStatements(database.db, slowStatementMs, log);
      if (databaseUrl === null) return;
      changes = listenForChanges(database.db, databaseUrl, (error) =>
        log.warn(
          { err: error },
          'changes by other processes will be noticed later: the connection that reports them was lost',
        ),
      );
      if (databaseReadUrl === null) return;
      const opened = await openDatabase({
        dataDir,
        poolSize,
        databaseUrl: databaseReadUrl,
        isMigrated: false,
        connectTimeoutMs: replicaConnectTimeoutMs,
      });
      logSlowStatements(opened.db, slowStatementMs, log);
      replica = followReplica(database, opened, (trouble, error) =>
        trouble === null
          ? log.info('the catalogue is read from the replica')
          : log.warn({ err: error }, `the catalogue is not read from the replica: ${trouble}`),
      );
    },
    async close() {
      await changes?.close();
      await replica?.close();
      await database.close();
    },
  };
};
