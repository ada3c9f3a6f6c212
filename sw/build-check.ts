import * as z from 'zod/mini';
import { buildMark } from '#contract/build.ts';
import { type BuildAnswer, BuildQuestion } from '#offline/builds/messages.ts';
import { fetchLatestBuild } from '#offline/builds/latest-build.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build this worker serves; the build itself puts its number here. */
const ownBuild = buildMark;

/** Answers pages that ask for builds, and lets this worker take over once a shopper said so. */
export const answerBuildQuestions = (): void => {
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const question = z.safeParse(BuildQuestion, event.data);
    if (!question.success) return;
    if (question.data.type === 'SKIP_WAITING') return event.waitUntil(self.skipWaiting());
    const answer = question.data.type === 'check-build' ? checkBuild() : Promise.resolve(noneLooked);
    event.waitUntil(answer.then((it) => event.ports[0]?.postMessage(it)));
  });
};

const noneLooked: BuildAnswer = { build: ownBuild, latest: null };

/** Asks the host for its build, and the browser for the worker of another one. */
const checkBuild = async (): Promise<BuildAnswer> => {
  const latest = await fetchLatestBuild();
  if (latest !== null && latest.id !== ownBuild) await fetchWorker();
  return { build: ownBuild, latest };
};

/** A host in the middle of being changed may have no worker for a moment: then the browser is not asked to look. */
const fetchWorker = async (): Promise<void> => {
  try {
    const response = await fetch(self.registration.active?.scriptURL ?? '/sw.js', { cache: 'no-store' });
    if (response.status === 200) await self.registration.update();
  } catch {
    // The next check tries again.
  }
};
