import type { AppRouter } from '#app/router.tsx';

/** Returns a function that tells whether screens are being preloaded while the shopper isn't navigating. */
export const watchPreloading = (router: AppRouter): (() => boolean) => {
  const running = { count: 0 };
  router.preloadRoute = counted(router.preloadRoute, running);
  return () => running.count > 0 && !isNavigating(router);
};

/** Whether the shopper is navigating to another screen. */
export const isNavigating = (router: AppRouter): boolean => router.state.status === 'pending';

const counted =
  <A extends readonly unknown[], R>(
    run: (...input: A) => Promise<R>,
    running: { count: number },
  ): ((...input: A) => Promise<R>) =>
  async (...input) => {
    running.count += 1;
    try {
      return await run(...input);
    } finally {
      running.count -= 1;
    }
  };
