import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { loadedOrNothing } from '#ui/lazy-part.ts';

const LazyForm = lazyRouteComponent(async () => {
  // Until then, the host's HTML stays.
  if (!import.meta.env.SSR) await firstInteraction();
  return { SubscribeForm: await loadedOrNothing(async () => (await import('./subscribe-form.tsx')).SubscribeForm) };
}, 'SubscribeForm');

/** Loads the code of the form; the host calls it before it renders. */
export const loadSubscribeForm = async (): Promise<void> => {
  await LazyForm.preload?.();
};

/**
 * The newsletter form, below the page's main content: its code is fetched once somebody uses the page. A submission before it is
 * hydrated is held and repeated, since the browser would otherwise send the address in a URL.
 */
export function SubscribeForm() {
  const place = useRef<HTMLDivElement>(null);
  const release = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const node = place.current;
    let isSubmitted = false;
    const hold = (event: Event): void => {
      event.preventDefault();
      isSubmitted = true;
    };
    node?.addEventListener('submit', hold);
    release.current = () => {
      node?.removeEventListener('submit', hold);
      if (isSubmitted) node?.querySelector('form')?.requestSubmit();
    };
  }, []);
  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <LazyForm onHydrated={() => release.current()} />
      </Suspense>
    </div>
  );
}
