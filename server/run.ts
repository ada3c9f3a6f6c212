import cluster from 'node:cluster';
import type { ServerConfiguration } from './configuration.ts';
import { runProcesses } from './processes.ts';
import { type Pages, serve } from './serve.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Serves the store until a signal ends it, in this process or in the configured number of them; `onOpen` is called once. */
export const run = async (configuration: ServerConfiguration, pages: Pages, onOpen: () => void): Promise<void> => {
  if (cluster.isPrimary && configuration.processes > 1) {
    runProcesses(configuration.processes, onOpen);
    return;
  }
  const serving = serve(configuration, pages);
  stopOnSignal(serving);
  await serving;
  if (cluster.isPrimary) onOpen();
};
