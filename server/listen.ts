import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { FolderInUse } from '#server/db/pid-lock.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { builtFonts } from '#server/host/page-build.ts';
import { readConfiguration, type ServerConfiguration, WrongEnvironment } from './configuration.ts';
import { WrongWords } from '#server/host/words/own-words.ts';
import { run } from './run.ts';
import type { Pages } from './serve.ts';
import { giveUp } from './stop-on-signal.ts';

const explain = (
  error: unknown,
  { port, host, dataDir }: Pick<ServerConfiguration, 'port' | 'host' | 'dataDir'>,
): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof FolderInUse) {
    return `The data in ${dataDir} is in use by another store. Stop that one, or give this one a DATA_DIR of its own.\n(${error.message})`;
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another.`;
  if (error instanceof WrongWords || error instanceof WrongEnvironment) return error.message;
  if (code === 'EACCES') return `Port ${port} of ${host} may not be used by this user. Set PORT to 1024 or above.`;
  return `The store could not be started: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

const readEnvironment = (): ServerConfiguration => {
  try {
    // Readable lines in a terminal, one line of JSON per request otherwise.
    return readConfiguration({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info', ...process.env });
  } catch (error) {
    if (error instanceof WrongEnvironment) return giveUp(error.message);
    throw error;
  }
};

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const configuration = readEnvironment();

const servePages = async (app: FastifyInstance, db: Database | null): Promise<void> => {
  const options = {
    configuration: configuration.page,
    publicUrl: configuration.publicUrl,
    root: process.cwd(),
    frameAncestors: configuration.frameAncestors,
    paymentScripts: configuration.paymentProviders.scripts,
    retainedAssets: join(configuration.dataDir, 'assets'),
    hasWorker: configuration.hasWorker,
    warmed: configuration.warmedPages,
    ...(db === null ? {} : { onPageChange: (listener: () => void) => onPageChange(db, listener) }),
  };
  if (values.dev) {
    const { devHost } = await import('#server/host/dev-host.ts');
    await app.register(devHost, options);
  } else {
    const { host } = await import('#server/host/host.ts');
    await app.register(host, options);
  }
};

const pages: Pages = { serve: servePages, fonts: values.dev ? [] : builtFonts(process.cwd()) };

await run(configuration, pages, () => {
  process.stdout.write(`The shop is open at ${configuration.publicUrl}\n`);
}).catch((error: unknown) => giveUp(explain(error, configuration)));
