import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { builtFonts } from '#server/host/page-build.ts';
import { readConfigurationOrExit } from './configuration.ts';
import { run } from './run.ts';
import type { Pages } from './serve.ts';
import { explainStartFailure, giveUp } from './start-failure.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
// Readable lines in a terminal, one line of JSON per request otherwise.
const configuration = readConfigurationOrExit({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info', ...process.env });

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
}).catch((error: unknown) => giveUp(explainStartFailure(error, configuration)));
