import { fetchLatestBuild } from '#offline/builds/latest-build.ts';
import { ChunkFailure } from '#features/update/chunk-failure.ts';
import { pageBuild } from './page-build.ts';
import { createReloadGuard, type ReloadGuard } from './reload-guard.ts';
import { cameByReload, withReloadMark } from './reload-mark.ts';

/** What a rescue looks at and does. */
export interface RescueDesk {
  readonly isOnline: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  readonly latestBuild: () => Promise<string | null>;
  readonly ownBuild: () => string | null;
  /** The part was fetched ahead and nobody waits for it, or the shopper would lose what they are at. */
  readonly mustStay: () => boolean;
  readonly target: () => string;
  readonly guard: ReloadGuard;
  readonly reload: (isMarked: boolean) => void;
}

/** Milliseconds before a part is asked for again. */
const pauseMs = 1000;

/** What is done about a part that did not come: asked for once more, and then the page goes over to the new build if there is one. */
export const createRescue =
  (desk: RescueDesk) =>
  async <T>(load: () => Promise<T>, error: unknown): Promise<T> => {
    if (!desk.isOnline()) throw new ChunkFailure('offline', error);
    await desk.wait(pauseMs);
    const again = await load().catch(() => null);
    if (again !== null) return again;
    const latest = await desk.latestBuild();
    if (latest === null) throw new ChunkFailure('offline', error);
    if (latest === desk.ownBuild()) throw new ChunkFailure('broken', error);
    // Asked now: a part that was fetched ahead may be waited for by this time.
    const leave = desk.mustStay() ? null : desk.guard.leave(desk.target(), latest);
    if (leave === null) throw new ChunkFailure('new-version', error);
    desk.reload(leave === 'marked');
    // Nothing more is shown by this page.
    return new Promise(() => undefined);
  };

/** Guards every reload that this page makes by itself. */
export const reloadGuard = createReloadGuard({
  openStorage: () => window.sessionStorage,
  now: () => Date.now(),
  cameBy: cameByReload() ? { path: location.pathname, at: performance.timeOrigin } : null,
});

let mustStay = (): boolean => false;

/** Tells the rescue when a page may not reload itself. */
export const stayWhile = (isHeld: () => boolean): void => {
  mustStay = isHeld;
};

/** Sees to a part of this page that did not come. */
export const rescueChunk = createRescue({
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((go) => setTimeout(go, ms)),
  latestBuild: async () => (await fetchLatestBuild())?.id ?? null,
  ownBuild: pageBuild,
  mustStay: () => mustStay(),
  // The router writes a new address before it fetches what is shown there.
  target: () => location.pathname,
  guard: reloadGuard,
  reload: (isMarked) => {
    if (isMarked) location.replace(withReloadMark(location.href));
    else location.reload();
  },
});
