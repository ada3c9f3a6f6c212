import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findStoreFile } from '#server/db/store-files.ts';
import { type Entry, readArchive } from './archive.ts';
import { BackupRefused } from './refused.ts';

export const manifestName = 'manifest.json';
/** The keys that sign sessions and push messages, if the store generated them itself. */
export const secretNames: readonly string[] = ['token-secret', 'push-key'];
/** Name of the embedded database's folder. */
export const folderName = 'postgres';
/** Name of pg_dump's output. */
export const dumpName = 'database.dump';

/** The first entry of a backup, which describes it. */
const Manifest = z.object({
  format: z.literal('tradecounter-backup'),
  version: z.literal(1),
  kind: z.enum(['embedded', 'postgresql']),
  /** The newest migration applied to its database, as drizzle identifies it: when it was written, in ms. */
  migration: z.number(),
  madeAt: z.iso.datetime(),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestOf = (given: Pick<Manifest, 'kind' | 'migration'>, now = new Date()): string =>
  JSON.stringify({ format: 'tradecounter-backup', version: 1, ...given, madeAt: now.toISOString() } satisfies Manifest);

/** Queries a database for the newest migration applied to it. */
export const migrationQuery = 'select max(created_at)::float8 as migration from drizzle.__drizzle_migrations';

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

const newestMigration = (): number => {
  const journal = JSON.parse(readFileSync(join(findStoreFile('migrations'), 'meta/_journal.json'), 'utf8')) as unknown;
  return Math.max(...Journal.parse(journal).entries.map(({ when }) => when));
};

const maxTextBytes = 10_000;

export const textOf = async ({ content, sizeBytes }: Entry): Promise<string> => {
  if (sizeBytes > maxTextBytes) throw new Error('A text of a backup is short.');
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const words: Readonly<Record<Manifest['kind'], string>> = {
  embedded: 'the embedded database: restore it without DATABASE_URL',
  postgresql: 'a PostgreSQL database: restore it with the DATABASE_URL of an empty one',
};

const checked = (text: string, file: string, kind: Manifest['kind']): void => {
  const manifest = Manifest.parse(JSON.parse(text));
  if (manifest.kind !== kind) throw new BackupRefused(`${file} is a backup of ${words[manifest.kind]}.`);
  if (manifest.migration > newestMigration()) {
    throw new BackupRefused(`${file} is of a newer version of the shop. Restore it with that version.`);
  }
};

/**
 * Passes the entries of a backup of this kind to `take`, one after the other, without its manifest. Refuses other files and backups of
 * another kind or a newer version before anything is taken, and incomplete ones at the end.
 */
export const readBackup = async (
  file: string,
  kind: Manifest['kind'],
  take: (entry: Entry) => Promise<void>,
): Promise<void> => {
  let isOurs = false;
  try {
    for await (const entry of readArchive(file)) {
      if (isOurs) await take(entry);
      else if (entry.name !== manifestName) throw new Error('A backup must begin with its manifest.');
      else checked(await textOf(entry), file, kind);
      isOurs = true;
    }
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    if (error instanceof Error && 'syscall' in error) throw new BackupRefused(error.message, { cause: error });
    const why = isOurs
      ? 'is cut off or damaged. Nothing was changed'
      : 'is not a backup of this shop, or damaged. Nothing was changed';
    throw new BackupRefused(`${file} ${why}.`, { cause: error });
  }
};
