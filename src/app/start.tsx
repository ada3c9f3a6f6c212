import '#ui/base.css';
import { startTransition } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { deferInstallPrompt } from '#features/install/install-prompt.ts';
import { sleep } from '#offline/sleep.ts';
import { rememberEarlyInput } from '#app/page/early-input.ts';
import { anchorPresses } from '#app/page/press-anchor.ts';
import { loadOnline } from '#ui/load-online.ts';
import { openShop } from './open-shop.ts';
import { createRoot, hydrateRoot, type RootOptions } from './react-root.ts';
import { takeReloadMark } from '#app/update/reload-mark.ts';
import { showStoreColours } from '#app/page/store-colours.ts';

const options: RootOptions = {
  // Reported on the window, as an uncaught error would be.
  onRecoverableError: (error) => reportError(error),
};

const start = async (): Promise<void> => {
  takeReloadMark();
  anchorPresses();
  deferInstallPrompt();
  await nextTask();
  const { configuration, router, root, isRendered, cameFromStore, currentShop, settle, openJournal } = await openShop();
  if (isRendered) {
    rememberEarlyInput();
    await nextTask();
    // A transition hydrates the page in slices, so that presses in between are handled.
    startTransition(() => {
      hydrateRoot(root, <RouterClient router={router} />, options);
    });
  } else {
    void showStoreColours(configuration.colours);
    createRoot(root, options).render(<RouterProvider router={router} />);
  }
  await loaded();
  const { afterLoad } = await loadOnline(() => import('./settle.ts'));
  const registered = afterLoad(router, currentShop, { cameFromStore, openJournal });
  await settle();
  if (import.meta.env.DEV) return;
  const { startUpdates } = await loadOnline(() => import('./after-interaction.ts'));
  await startUpdates(router, await registered);
};

/**
 * Splits the start into several tasks, so that none delays a press. After the first, the file's own code is no longer on the
 * stack; otherwise V8 would parse it again for the first line number that anything asks for.
 */
const nextTask = (): Promise<void> => sleep(0);

const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((go) => addEventListener('load', go, { once: true }));
};

// The usual cause is a configuration that is neither stored nor can be fetched. A page from the host stays as rendered.
start().catch((error: unknown) => {
  const notice = document.querySelector<HTMLElement>('.not-started');
  if (notice !== null) notice.hidden = false;
  reportError(error);
});
