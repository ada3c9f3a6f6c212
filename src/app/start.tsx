import '#ui/base.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { holdInstallQuestion } from '#features/install/install-question.ts';
import { followNavigations } from '#app/page/navigation.ts';
import { openShop } from './open-shop.ts';
import { createRoot, hydrateRoot, type RootOptions } from './react-root.ts';
import { takeReloadMark } from '#app/update/reload-mark.ts';
import { listenForShortcuts } from '#app/page/shortcuts.ts';
import { showStoreColours } from '#app/page/store-colours.ts';

const options: RootOptions = {
  // Told to whoever listens for errors on the window, as an uncaught one would be.
  onRecoverableError: (error) => reportError(error),
};

const start = async (): Promise<void> => {
  takeReloadMark();
  const { configuration, router, root, isRendered, currentShop, settle } = await openShop();
  if (isRendered) {
    // A transition wakes the page in slices, so that a press in between is answered.
    startTransition(() => {
      hydrateRoot(
        root,
        <Awake>
          <RouterClient router={router} />
        </Awake>,
        options,
      );
    });
  } else {
    void showStoreColours(configuration.colours);
    createRoot(root, options).render(
      <Awake>
        <RouterProvider router={router} />
      </Awake>,
    );
  }
  followNavigations(router);
  listenForShortcuts();
  holdInstallQuestion();
  await loaded();
  const { watchConnection } = await import('#app/page/watch-connection.ts');
  watchConnection(currentShop, { cameFromStore: isRendered });
  await settle();
  if (import.meta.env.DEV) return;
  const { keepUpToDate } = await import('#app/cache/keep-up-to-date.ts');
  await keepUpToDate(router);
};

const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((go) => addEventListener('load', go, { once: true }));
};

/** Marks the document once presses and keys are heard. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['awake'] = 'true';
  }, []);
  return children;
}

void start();
