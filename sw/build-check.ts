import { buildMark } from '#contract/build.ts';
import { fetchLatestBuild } from '#offline/builds/latest-build.ts';
import { readWorkerRequest, type WorkerAnswer } from '#offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build that this worker serves; the build step inserts its id here. */
const ownBuild = buildMark;

/** Answers the pages' questions about builds, and activates this worker once a shopper accepts the update. */
export const answerBuildQuestions = (): void => {
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const type = readWorkerRequest(event.data)?.type;
    if (type === 'skip-waiting') event.waitUntil(self.skipWaiting());
    if (type === 'which-build') event.waitUntil(answer(event, Promise.resolve(unchecked)));
    if (type === 'check-build') event.waitUntil(answer(event, checkBuild()));
  });
};

const answer = async (event: ExtendableMessageEvent, found: Promise<WorkerAnswer>): Promise<void> =>
  event.ports[0]?.postMessage(await found);

const unchecked: WorkerAnswer = { build: ownBuild, latest: null };

/** Asks the host for its current build; if that is a newer one, makes the browser fetch its worker. */
const checkBuild = async (): Promise<WorkerAnswer> => {
  const latest = await fetchLatestBuild();
  if (latest !== null && latest.id !== ownBuild) await fetchWorker();
  return { build: ownBuild, latest };
};

/** During a deployment the host may briefly have no worker, and an update check at that moment would remove this one. */
const fetchWorker = async (): Promise<void> => {
  try {
    const response = await fetch(self.registration.active?.scriptURL ?? '/sw.js', { cache: 'no-store' });
    if (response.status === 200) await self.registration.update();
  } catch {
    // The next check retries.
  }
};
