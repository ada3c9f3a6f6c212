import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { firstSign } from '#shopper/visit/first-sign.ts';
import { loadedOrNothing } from '#ui/lazy-part.ts';

const LazyForm = lazyRouteComponent(async () => {
  // It stands as the host wrote it until then.
  if (!import.meta.env.SSR) await firstSign();
  return { SubscribeForm: await loadedOrNothing(async () => (await import('./subscribe-form.tsx')).SubscribeForm) };
}, 'SubscribeForm');

/** Loads its code; the host does so before it renders. */
export const loadSubscribeForm = async (): Promise<void> => {
  await LazyForm.preload?.();
};

/** The form that subscribes to news, below what one came for: its code is fetched once somebody uses the page. */
export function SubscribeForm() {
  return (
    <Suspense fallback={null}>
      <LazyForm />
    </Suspense>
  );
}
