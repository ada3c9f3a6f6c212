import '#ui/base.css';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { holdInstallQuestion } from '#features/install/install-state.ts';
import { followNavigations } from './navigation.ts';
import { openShop } from './open-shop.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { showStoreColours } from './store-look.ts';

const { configuration, router, root, isRendered } = await openShop();

const options: RootOptions = {
  // Told to whoever listens for errors on the window, as an uncaught one would be.
  onRecoverableError: (error) => reportError(error),
};

if (isRendered) hydrateRoot(root, <RouterClient router={router} />, options);
else {
  void showStoreColours(configuration.colours);
  createRoot(root, options).render(<RouterProvider router={router} />);
}

followNavigations(router);
listenForShortcuts();
holdInstallQuestion();

const settled = async (): Promise<void> => {
  const { registerWorker } = await import('./worker.ts');
  await registerWorker();
};
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void settled();
  else addEventListener('load', () => void settled(), { once: true });
}
