import { setCatchHandler } from 'workbox-routing';
import { answerBuildQuestions } from './build-check.ts';
import { serveConfiguration } from './cached-configuration.ts';
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
  /** The files of the shell with their digests, inserted by the build. */
  __WB_MANIFEST: ShellFile[];
};

serveScanner();
serveShell(self.__WB_MANIFEST, serveImages());
serveReads();
serveIcons();
serveConfiguration();
keepWhatIsShared();
// What is neither reachable nor cached fails with the browser's own network error. For a rejected promise, browsers would report a worker
// fault instead, and Firefox shows the shopper a corrupted content page.
setCatchHandler(() => Promise.resolve(Response.error()));
answerBuildQuestions();
replayWhatWaits();
refreshOvernight();
showPushes();
