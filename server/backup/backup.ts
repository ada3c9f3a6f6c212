/** `npm run backup -- FILE` and `npm run restore -- FILE`: copies the configured store's database to a file, and back. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfigurationOrExit } from '#server/configuration.ts';
import { FolderInUse } from '#server/db/pid-lock.ts';
import { giveUp, ofFolder } from '#server/start-failure.ts';
import { backUpEmbedded, restoreEmbedded } from './embedded.ts';
import { backUpPostgres, restorePostgres } from './postgresql.ts';
import { BackupRefused } from './refused.ts';

const usage = 'Usage: npm run backup -- FILE\n       npm run restore -- FILE [--replace]';

const readArguments = (): { isRestore: boolean; file: string; replaces: boolean } => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        backup: { type: 'boolean' },
        restore: { type: 'boolean' },
        replace: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    const isRestore = values.restore === true;
    if (file === undefined || more.length > 0 || isRestore === (values.backup === true)) return giveUp(usage);
    if (values.replace && !isRestore) return giveUp(usage);
    // npm runs commands in the package's folder, wherever they were called from.
    return { isRestore, file: resolve(process.env['INIT_CWD'] ?? '', file), replaces: values.replace };
  } catch {
    return giveUp(usage);
  }
};

const { isRestore, file, replaces } = readArguments();
const { dataDir, databaseUrl } = readConfigurationOrExit(process.env);
try {
  if (!isRestore) {
    await (databaseUrl === null ? backUpEmbedded(dataDir, file) : backUpPostgres(databaseUrl, dataDir, file));
    process.stdout.write(`The backup is ${file}. Anyone who reads it can sign in as anybody, so keep it secret.\n`);
  } else {
    await (databaseUrl === null
      ? restoreEmbedded(dataDir, file, replaces)
      : restorePostgres({ databaseUrl, dataDir, file, replaces }));
    process.stdout.write(`${file} is restored. Start the shop.\n`);
  }
} catch (error) {
  // A missing folder, a full disk, a lack of permissions.
  if (error instanceof Error && 'syscall' in error) giveUp(ofFolder(error, { dataDir }) ?? error.message);
  if (error instanceof BackupRefused || error instanceof FolderInUse) giveUp(error.message);
  throw error;
}
