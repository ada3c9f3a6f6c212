import '#ui/base.css';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { openShop } from './open-shop.ts';

const { router, root, isRendered } = await openShop();

const options: RootOptions = {
  // Told to whoever listens for errors on the window, as an uncaught one would be.
  onRecoverableError: (error) => reportError(error),
};

if (isRendered) hydrateRoot(root, <RouterClient router={router} />, options);
else createRoot(root, options).render(<RouterProvider router={router} />);
