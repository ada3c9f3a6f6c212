import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema.ts';
import { bareDump, emptyDatabase } from '#tests/support/stores/database.ts';
import { type Part, writeArchive } from './archive.ts';
import { backUpEmbedded, restoreEmbedded } from './embedded.ts';
import { manifestOf } from './manifest.ts';
import { backUpPostgres, restorePostgres } from './postgresql.ts';
import { offerSnapshots } from './snapshot.ts';

/** Where a store's data is: its data folder, which holds the database unless there is a URL. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

let home: string;
const dropping: (() => Promise<void>)[] = [];

const emptyPlace = async (): Promise<Place> => {
  const { url, drop } = await emptyDatabase();
  dropping.push(drop);
  return { dataDir: mkdtempSync(join(home, 'data-')), databaseUrl: url };
};

/** A running store: its database, and the socket at which the backup command reaches it. */
const start = async ({ dataDir, databaseUrl }: Place): Promise<OpenDatabase> => {
  const database = await openDatabase(
    databaseUrl === null ? { dataDir, template: await bareDump() } : { dataDir, databaseUrl },
  );
  const snapshots = database.isEmbedded ? await offerSnapshots(dataDir, database) : null;
  return {
    ...database,
    close: async () => {
      await snapshots?.close();
      await database.close();
    },
  };
};

const own = ['embedded', 'postgresql'] as const;

const backUp = ({ dataDir, databaseUrl }: Place, file: string): Promise<void> =>
  databaseUrl === null ? backUpEmbedded(dataDir, file) : backUpPostgres(databaseUrl, dataDir, file);

const restore = ({ dataDir, databaseUrl }: Place, file: string, replaces = false): Promise<void> =>
  databaseUrl === null
    ? restoreEmbedded(dataDir, file, replaces)
    : restorePostgres({ databaseUrl, dataDir, file, replaces });

/** Writes two rows in one transaction. */
const write = ({ db }: OpenDatabase, subject: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(auditEntries).values({ actor: 'store', action: 'first', subject, detail: {} });
    await tx.insert(auditEntries).values({ actor: 'store', action: 'second', subject, detail: {} });
  });

const subjectsIn = async ({ db }: OpenDatabase, action: string): Promise<readonly string[]> => {
  const rows = await db.select().from(auditEntries);
  return rows.filter((row) => row.action === action).map(({ subject }) => subject);
};

const heldBy = async (place: Place): Promise<readonly string[]> => {
  const database = await start(place);
  try {
    return await subjectsIn(database, 'first');
  } finally {
    await database.close();
  }
};

/** Creating and opening databases is slow on a shared machine. */
const unhurriedMs = 120_000;

let source: Place;
/** A backup of `source`, taken during writes, and where it was restored. */
let file: string;
let restored: Place;
let acknowledgedBefore: readonly string[];
let acknowledged: readonly string[];
/** What the store itself held in the end. */
let kept: readonly string[];

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(home, 'store.backup');
  source = await emptyPlace();
  writeFileSync(join(source.dataDir, 'token-secret'), 'a key that signs the sessions of a store');
  writeFileSync(join(source.dataDir, 'push-key'), 'a key that signs push messages');
  const database = await start(source);
  const written: string[] = [];
  const writeNext = async (): Promise<void> => {
    const subject = `write ${written.length}`;
    await write(database, subject);
    written.push(subject);
  };
  for (let n = 0; n < 20; n += 1) await writeNext();
  acknowledgedBefore = [...written];
  const making = backUp(source, file);
  for (let n = 0; n < 40; n += 1) await writeNext();
  await making;
  await writeNext();
  acknowledged = written;
  kept = await subjectsIn(database, 'first');
  await database.close();
  restored = await emptyPlace();
  await restore(restored, file);
}, unhurriedMs);

afterAll(async () => {
  for (const drop of dropping) await drop();
  rmSync(home, { recursive: true, force: true });
});

test(
  'a backup of a store that is written to holds all that was acknowledged before, and nothing by halves',
  async () => {
    const database = await start(restored);
    const first = await subjectsIn(database, 'first');
    expect(await subjectsIn(database, 'second')).toEqual(first);
    expect(first.slice(0, acknowledgedBefore.length)).toEqual(acknowledgedBefore);
    // Of the concurrent writes it holds a prefix: the state at one moment.
    expect(acknowledged.slice(0, first.length)).toEqual(first);
    expect(kept).toEqual(acknowledged);
    expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore.length);
    expect(readFileSync(join(restored.dataDir, 'token-secret'), 'utf8')).toBe(
      'a key that signs the sessions of a store',
    );
    expect(readFileSync(join(restored.dataDir, 'push-key'), 'utf8')).toBe('a key that signs push messages');
    expect(statSync(file).mode & 0o077).toBe(0);

    await expect(restore(restored, file, true)).rejects.toThrow(/in use|Stop |open already/);
    expect(await subjectsIn(database, 'first')).toEqual(first);
    await database.close();
  },
  unhurriedMs,
);

test(
  'a stopped store is backed up by the command alone, and takes the place of another only when that is said',
  async () => {
    const second = join(home, 'stopped.backup');
    await backUp(source, second);
    await expect(restore(restored, second)).rejects.toThrow(/add --replace/);
    await restore(restored, second, true);
    expect(await heldBy(restored)).toEqual(acknowledged);
    expect(readdirSync(home).filter((name) => /unfinished|^\.backup/.test(name))).toEqual([]);
    expect(readdirSync(restored.dataDir).filter((name) => /snapshot|restoring|replaced|socket/.test(name))).toEqual([]);
    await expect(writeArchive(second, [])).rejects.toThrow(/is there already/);
  },
  unhurriedMs,
);

test(
  'a file that is cut off, changed, foreign, of another kind or of a newer version is refused and changes nothing',
  async () => {
    const place = restored;
    const refused = async (name: string, content: Buffer | string): Promise<unknown> => {
      const path = join(home, name);
      writeFileSync(path, content);
      return restore(place, path, true).then(
        () => null,
        (error: Error) => error.message,
      );
    };
    const whole = readFileSync(file);
    const tar = gunzipSync(whole);
    const changed = Buffer.from(tar);
    // In the last content before the digest.
    const at = tar.length - 2 * 512 - 2 * 512 - 512;
    changed[at] = (changed[at] ?? 0) ^ 1;
    const quickly = { level: 1 };
    expect(await refused('cut', whole.subarray(0, whole.length / 4))).toMatch(/cut off or damaged/);
    expect(await refused('changed', gzipSync(changed, quickly))).toMatch(/cut off or damaged/);
    expect(await refused('foreign', 'Dear diary')).toMatch(/is not a backup/);
    expect(await refused('foreign-zip', gzipSync('Dear diary'))).toMatch(/is not a backup/);
    expect(await refused('empty', '')).toMatch(/is not a backup/);
    await expect(restore(place, join(home, 'nowhere'), true)).rejects.toThrow(/nowhere/);

    const [kind, other] = place.databaseUrl === null ? own : own.toReversed();
    const made = async (name: string, manifest: Parameters<typeof manifestOf>[0], ...parts: Part[]) => {
      const path = join(home, name);
      await writeArchive(path, [{ name: 'manifest.json', text: manifestOf(manifest) }, ...parts]);
      return path;
    };
    const newer = await made('newer', { kind, migration: 9e12 });
    await expect(restore(place, newer, true)).rejects.toThrow(/newer version/);
    const ofOther = await made('other', { kind: other, migration: 1 });
    await expect(restore(place, ofOther, true)).rejects.toThrow(/DATABASE_URL/);
    const outside = await made('outside', { kind, migration: 1 }, { name: 'postgres/../../planted', text: 'planted' });
    await expect(restore(place, outside, true)).rejects.toThrow(/damaged/);
    expect(existsSync(join(place.dataDir, 'planted'))).toBe(false);

    expect((await heldBy(place)).slice(0, acknowledgedBefore.length)).toEqual(acknowledgedBefore);
  },
  unhurriedMs,
);
