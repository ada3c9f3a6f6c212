import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { updateWording } from '#wording/update.ts';
// The code of these comes later; the host renders them before, and then their looks must be there.
import './error-screen.css';

const LazyFooter = lazyRouteComponent(
  // A page lives without its foot.
  async () => import('./footer.tsx').catch(() => ({ Footer: () => null })),
  'Footer',
);
const LazyCheckoutLayout = lazyRouteComponent(() => import('./checkout-layout.tsx'), 'CheckoutLayout');
const LazyNotFoundScreen = lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen');
const LazyErrorScreen = lazyRouteComponent(
  async () => import('./error-screen.tsx').catch(() => ({ ErrorScreen: BareErrorScreen })),
  'ErrorScreen',
);

/** For a page that can fetch nothing any more, not even the words for it. */
function BareErrorScreen() {
  return (
    <div className="wrap error-screen">
      <h1 tabIndex={-1}>{updateWording.bare}</h1>
      <Button onClick={() => location.reload()}>{updateWording.reload}</Button>
    </div>
  );
}

/** Fetches the code of all parts below; the host does so before it renders, and then renders them as any other. */
export const loadLazyParts = async (): Promise<void> => {
  await Promise.all(
    [LazyFooter, LazyCheckoutLayout, LazyNotFoundScreen, LazyErrorScreen].map(async (part) => part.preload?.()),
  );
};

/** Fetches the screens of failures ahead, so that they are there when nothing can be fetched. */
export const loadErrorScreens = async (): Promise<void> => {
  await Promise.all([LazyNotFoundScreen.preload?.(), LazyErrorScreen.preload?.()]);
};

/** The foot of every page, woken after the rest. */
export function Footer() {
  return (
    <Suspense fallback={null}>
      <LazyFooter />
    </Suspense>
  );
}

/** The layout of the checkout, which no other page needs. */
export function CheckoutLayout(props: ComponentProps<typeof LazyCheckoutLayout>) {
  return (
    <Suspense fallback={null}>
      <LazyCheckoutLayout {...props} />
    </Suspense>
  );
}

/** What an unknown address shows. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={null}>
      <LazyNotFoundScreen />
    </Suspense>
  );
}

/** What a screen shows that could not be made. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <LazyErrorScreen {...props} />
    </Suspense>
  );
}
