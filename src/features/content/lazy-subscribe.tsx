import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
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

/** The newsletter form, below the page's main content: its code is fetched once somebody uses the page. */
export function SubscribeForm() {
  return (
    <Suspense fallback={null}>
      <LazyForm />
    </Suspense>
  );
}
