import { sleep } from '#offline/sleep.ts';
import { noteVisit } from '#features/install/install-record.ts';
import { showBadge } from '#app/page/app-badge.ts';
import { hasOpenChanges, isBusy } from '#app/update/busy.ts';
// Imported eagerly, since it handles imports that fail later.
import { holdReloadsWhile } from '#app/update/chunk-rescue.ts';
import { isNavigating, watchPreloading } from '#app/page/preloading.ts';
import type { AppRouter } from '#app/router.tsx';
import { trackTyping } from '#app/update/typed-input.ts';

/** How long a page that the host has just sent needs no update check. */
const freshPageMs = 10_000;

/** Looks for new versions from now on, and shows the number of waiting changes on the shop's icon. */
export const startUpdates = async (
  router: AppRouter,
  registration: ServiceWorkerRegistration | null,
): Promise<void> => {
  const journal = () => router.options.context.shop.journal;
  journal().subscribe(() => void showBadge(journal().waiting().length));
  const { queryClient } = router.options.context;
  const context = { router, isSending: () => hasOpenChanges(queryClient, journal()) };
  trackTyping();
  const isAhead = watchPreloading(router);
  holdReloadsWhile(() => !isNavigating(router) && (isAhead() || isBusy(context)));
  noteVisit();
  // A page that came from the device may be outdated; the code that checks is on the device too.
  if (registration === null || navigator.serviceWorker.controller === null) {
    await sleep(freshPageMs);
  }
  const { followUpdates } = await import('#app/update/flow.ts');
  followUpdates({ ...context, registration });
};
