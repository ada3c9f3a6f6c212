import { fetchLatestBuild } from '#offline/builds/latest-build.ts';
import { sleep } from '#offline/sleep.ts';
import { ChunkFailure } from '#ui/chunk-failure.ts';
import { pageBuild } from './page-build.ts';
import { createReloadGuard, type ReloadGuard } from './reload-guard.ts';
import { cameByReload, withReloadMark } from './reload-mark.ts';

/** What a rescue depends on. */
export interface RescueContext {
  readonly isOnline: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  readonly latestBuild: () => Promise<string | null>;
  readonly ownBuild: () => string | null;
  /** The part was only preloaded, or a reload would lose what the shopper is doing. */
  readonly mustNotReload: () => boolean;
  readonly target: () => string;
  readonly guard: ReloadGuard;
  readonly reload: (isMarked: boolean) => void;
}

/** Delay before a part is requested again. */
const pauseMs = 1000;

/** Handles a part that failed to load: requests it once more, then reloads the page if the host has a new build. */
export const createRescue =
  (context: RescueContext) =>
  async <T>(load: () => Promise<T>, error: unknown): Promise<T> => {
    if (!context.isOnline()) throw new ChunkFailure('offline', error);
    await context.wait(pauseMs);
    const again = await load().catch(() => null);
    if (again !== null) return again;
    const latest = await context.latestBuild();
    if (latest === null) throw new ChunkFailure('offline', error);
    if (latest === context.ownBuild()) throw new ChunkFailure('broken', error);
    // Checked only now: by this time, the shopper may be waiting for a part that was preloaded.
    const leave = context.mustNotReload() ? null : context.guard.leave(context.target(), latest);
    if (leave === null) throw new ChunkFailure('new-version', error);
    context.reload(leave === 'marked');
    // Never resolves: this page shows nothing more.
    return new Promise(() => undefined);
  };

/** Guards every reload that this page makes on its own. */
export const reloadGuard = createReloadGuard({
  openStorage: () => window.sessionStorage,
  now: () => Date.now(),
  cameBy: cameByReload() ? { path: location.pathname, at: performance.timeOrigin } : null,
});

let mustNotReload = (): boolean => false;

/** Sets the condition under which the page must not reload itself. */
export const holdReloadsWhile = (isHeld: () => boolean): void => {
  mustNotReload = isHeld;
};

/** Rescues a part of this page that failed to load. */
export const rescueChunk = createRescue({
  isOnline: () => navigator.onLine,
  wait: sleep,
  latestBuild: async () => (await fetchLatestBuild())?.id ?? null,
  ownBuild: pageBuild,
  mustNotReload: () => mustNotReload(),
  // The router changes the URL before it fetches what is shown there.
  target: () => location.pathname,
  guard: reloadGuard,
  reload: (isMarked) => {
    if (isMarked) location.replace(withReloadMark(location.href));
    else location.reload();
  },
});
