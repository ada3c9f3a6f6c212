import { updateChannel } from '#offline/storage-names.ts';
import { acceptUpdate, offerUpdate, updateState, withdrawUpdate } from '#features/update/update-state.ts';
import { UpdateMessage } from '#offline/builds/messages.ts';
import { fetchLatestBuild } from '#offline/builds/latest-build.ts';
import { openChannel } from '#offline/channel.ts';
import { shareRun } from '#offline/coalesce.ts';
import { sleep } from '#offline/sleep.ts';
import { removeOurCaches } from '#offline/builds/shell-caches.ts';
import { isAcceptedStill, noteAccepted } from './accepted.ts';
import { type BusyContext, isBusy, isInCheckout } from './busy.ts';
import { pageBuild } from './page-build.ts';
import { openStorage } from '#shopper/stored.ts';
import { isPostponed, savePostponed } from './postponed.ts';
import { untilQuiet } from './quiet.ts';
import { checkPeriodically } from './check-times.ts';
import { type KnownBuilds, decideUpdate } from './decide.ts';
import { askWorker, letTakeOver } from './worker-builds.ts';
import { type PageWorkers, watchWorkers } from './watch-workers.ts';

/** Interval between checks whether the shopper may be interrupted. */
const busyPollMs = 2_000;

/** How long an accepted update waits for a change that is being sent. */
const maxSendingMs = 25_000;

/** Delay after which a reload that did not happen is repeated. */
const reloadAgainMs = 10_000;

/** What the update flow needs from the rest of the page. */
export interface UpdateContext extends BusyContext {
  /** Null if the browser has no workers or refuses them, or if there was no connection to fetch one. */
  readonly registration: ServiceWorkerRegistration | null;
}

/** Looks for new versions as long as the page lives, and switches to them when the shopper agrees. */
export const followUpdates = (context: UpdateContext): void => {
  const tabs = followOtherTabs(context);
  const workers = watchWorkers(context.registration, {
    onReady: () => void look.weigh(),
    onChanged: tabs.follow,
    onGone: tabs.stay,
  });
  const look = createLook({ ...context, workers }, tabs);
  checkPeriodically(look.ask);
  if (isAcceptedStill(pageBuild(), Date.now())) look.resume();
};

/** If another tab takes the new version, this one reloads when its shopper navigates, but never in the checkout. */
const followOtherTabs = ({ router, isSending }: UpdateContext) => {
  let isFollowing = false;
  const follow = (): void => {
    isFollowing = !updateState.isAccepted;
    withdrawUpdate();
  };
  const channel = openChannel(updateChannel, UpdateMessage, follow);
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (!isFollowing || !pathChanged || fromLocation === undefined) return;
    // The matched screens are still those of the page being left.
    if (isInCheckout(router) || isSending()) return;
    // Otherwise the router would only write the new address a moment later.
    router.history.flush();
    location.reload();
  });
  return {
    follow,
    isFollowing: () => isFollowing,
    stay: () => (isFollowing = false),
    announce: () => channel.post({ type: 'updating' }),
  };
};

type OtherTabs = ReturnType<typeof followOtherTabs>;

/** What looks for new versions and offers them. */
interface LookContext extends BusyContext {
  readonly workers: PageWorkers;
}

const createLook = (context: LookContext, tabs: OtherTabs) => {
  const { workers } = context;
  const known: { active: string | null; latest: KnownBuilds['latest'] } = { active: null, latest: null };
  const { offer, take } = createOffer(context, tabs);

  const weigh = async (): Promise<void> => {
    const registration = workers.registration();
    const waiting = (await askWorker(registration?.waiting ?? null, 'which-build'))?.build ?? null;
    // A new worker may be ready before this page has asked the host.
    if (waiting !== null && waiting !== known.latest?.id) known.latest = await fetchLatestBuild();
    const verdict = decideUpdate({
      ...known,
      page: pageBuild(),
      version: import.meta.env.SHOP_VERSION ?? '0.0.0',
      waiting,
      hasWorker: registration !== null,
    });
    if (verdict.kind === 'offer') await offer(verdict.isPressing);
    if (verdict.kind === 'follow') tabs.follow();
    if (verdict.kind === 'remove') {
      await registration?.unregister();
      // Removed here as well as by the worker, so that no copies are left whichever runs first.
      await removeOurCaches();
    }
  };

  const ask = async (): Promise<void> => {
    // The next worker takes over once the current one is idle, so nothing may keep it busy.
    if (updateState.isAccepted || tabs.isFollowing()) return;
    const answer = await askWorker(workers.registration()?.active ?? null, 'check-build');
    known.active = answer?.build ?? null;
    known.latest = answer?.latest ?? (await fetchLatestBuild());
    if (known.latest?.kill === false) void workers.resumeCaching().catch(reportError);
    await weigh();
  };
  const resume = (): void => {
    acceptUpdate();
    void take();
  };
  return { weigh, ask: shareRun(ask), resume };
};

const createOffer = (context: LookContext, tabs: OtherTabs) => {
  const take = async (): Promise<void> => {
    tabs.announce();
    // If a call hangs, its change is still in the journal.
    const giveUpAt = Date.now() + maxSendingMs;
    while (context.isSending() && Date.now() < giveUpAt) await sleep(busyPollMs);
    await untilQuiet();
    // The worker waiting now may be newer than the one that was offered.
    const waiting = context.workers.registration()?.waiting;
    if (waiting) await letTakeOver(waiting);
    // The old worker may still be in control and serve the old build once more: the next page then continues the update.
    noteAccepted(pageBuild(), Date.now());
    // A page still running after a while has not been reloaded: a navigation may be waiting for a worker that doesn't answer.
    for (;;) {
      location.reload();
      await sleep(reloadAgainMs);
    }
  };
  const answers = { take: () => void take(), putOff: () => savePostponed(openStorage(), Date.now()) };
  let isHeldBack = false;
  const offer = async (isPressing: boolean): Promise<void> => {
    if (isHeldBack || updateState.isAccepted || (!isPressing && isPostponed(openStorage(), Date.now()))) return;
    isHeldBack = true;
    while (isBusy(context)) await sleep(busyPollMs);
    isHeldBack = false;
    offerUpdate(answers);
  };
  return { offer, take };
};
