import { setCatchHandler } from 'workbox-routing';
import { answerBuildQuestions } from './build-check.ts';
import { serveConfiguration } from './configuration.ts';
import { serveIcons } from './icons.ts';
import { serveImages } from './images.ts';
import { showPushes } from './push.ts';
import { serveReads } from './reads.ts';
import { refreshOvernight } from './refresh.ts';
import { replayWhatWaits } from './replay.ts';
import { keepWhatIsShared } from './share.ts';
import { serveScanner } from './scanner.ts';
import { serveShell } from './shell.ts';
import type { ShellFile } from './shell-files.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the shell with their digests, put in when the page is built. */
  __WB_MANIFEST: ShellFile[];
};

serveScanner();
serveShell(self.__WB_MANIFEST, serveImages());
serveReads();
serveIcons();
serveConfiguration();
keepWhatIsShared();
// What could neither be fetched nor was cached is the browser's own network error. Where a promise was rejected instead, browsers
// report a fault of the worker, and Firefox tells the shopper's page of corrupted content.
setCatchHandler(() => Promise.resolve(Response.error()));
answerBuildQuestions();
replayWhatWaits();
refreshOvernight();
showPushes();
