import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { loadedOrNothing } from '#ui/lazy-part.ts';
import { bareErrorWording } from '#wording/failures.ts';
// The host renders this lazy screen, so its styles must be loaded eagerly.
import './error-screen.css';

const LazyFooter = lazyRouteComponent(
  // A page works without its footer.
  async () => ({ Footer: await loadedOrNothing(async () => (await import('./footer.tsx')).Footer) }),
  'Footer',
);
const LazyCheckoutLayout = lazyRouteComponent(() => import('./checkout-layout.tsx'), 'CheckoutLayout');
const LazyNotFoundScreen = lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen');
const LazyErrorScreen = lazyRouteComponent(
  async () => import('./error-screen.tsx').catch(() => ({ ErrorScreen: BareErrorScreen })),
  'ErrorScreen',
);

/** For a page that can't fetch anything any more, not even the texts of the error screen. */
function BareErrorScreen() {
  return (
    <div className="wrap error-screen">
      <h1 tabIndex={-1}>{bareErrorWording.title}</h1>
      <Button onClick={() => location.reload()}>{bareErrorWording.reload}</Button>
    </div>
  );
}

/** Loads all lazy parts below; the host does so before rendering. */
export const loadLazyParts = async (): Promise<void> => {
  await Promise.all(
    [LazyFooter, LazyCheckoutLayout, LazyNotFoundScreen, LazyErrorScreen].map(async (part) => part.preload?.()),
  );
};

/** Preloads the error screens, so that they are available when nothing can be fetched. */
export const loadErrorScreens = async (): Promise<void> => {
  await Promise.all([LazyNotFoundScreen.preload?.(), LazyErrorScreen.preload?.()]);
};

/** The footer of every page, hydrated after the rest. */
export function Footer() {
  return (
    <Suspense fallback={null}>
      <LazyFooter />
    </Suspense>
  );
}

/** Lazy, because only the checkout needs it. */
export function CheckoutLayout(props: ComponentProps<typeof LazyCheckoutLayout>) {
  return (
    <Suspense fallback={null}>
      <LazyCheckoutLayout {...props} />
    </Suspense>
  );
}

/** The 404 screen. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={null}>
      <LazyNotFoundScreen />
    </Suspense>
  );
}

/** The error screen of every route. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <LazyErrorScreen {...props} />
    </Suspense>
  );
}
