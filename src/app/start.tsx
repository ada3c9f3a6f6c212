import '#ui/base.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { deferInstallPrompt } from '#features/install/install-prompt.ts';
import { watchNavigations } from '#app/page/navigation.ts';
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
        <Hydrated>
          <RouterClient router={router} />
        </Hydrated>,
        options,
      );
    });
  } else {
    void showStoreColours(configuration.colours);
    createRoot(root, options).render(
      <Hydrated>
        <RouterProvider router={router} />
      </Hydrated>,
    );
  }
  watchNavigations(router);
  listenForShortcuts();
  deferInstallPrompt();
  await loaded();
  const { watchConnection } = await import('#app/page/watch-connection.ts');
  watchConnection(currentShop, { cameFromStore: isRendered });
  await settle();
  if (import.meta.env.DEV) return;
  const { startUpdates } = await import('#app/update/start-updates.ts');
  await startUpdates(router);
};

const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((go) => addEventListener('load', go, { once: true }));
};

/** Marks the document once presses and keys are heard. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return children;
}

void start();
