import * as z from 'zod/mini';
import { digestOf } from '#offline/reads/digest.ts';
import { launchedFilesKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** How the system opens the shop with files; TypeScript's libraries don't declare it yet. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] | undefined }) => void,
  ): void;
}

const hasQueue = (scope: object): scope is { readonly launchQueue: LaunchQueue } => 'launchQueue' in scope;

const tab = (): Storage => window.sessionStorage;

/** Identifies a set of files without revealing their names. */
const markOf = (files: readonly File[]): string =>
  digestOf(JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified])));

const isReload = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload';
};

/**
 * Calls `take` with the files that the system opens the shop with; `take` resolves once they are stored. A browser passes the same
 * files again when the page is reloaded.
 */
export const onLaunch = (take: (files: readonly File[]) => Promise<void>): void => {
  const scope: object = globalThis;
  if (!hasQueue(scope)) return;
  const consume = async (handles: readonly { getFile(): Promise<File> }[]): Promise<void> => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    const mark = markOf(files);
    if (files.length === 0 || (isReload() && readStored(z.string(), launchedFilesKey, tab) === mark)) return;
    await take(files);
    writeStored(launchedFilesKey, mark, tab);
  };
  scope.launchQueue.setConsumer(({ files = [] }) => void consume(files).catch(reportError));
};
