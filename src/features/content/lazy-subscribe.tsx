import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { loadedOrNothing } from '#ui/lazy-part.ts';
import { loadOnline } from '#ui/load-online.ts';

const LazyForm = lazyRouteComponent(async () => {
  // Until then, the host's HTML stays.
  if (!import.meta.env.SSR) await firstInteraction();
  const load = async () => (await import('./subscribe-form.tsx')).SubscribeForm;
  return { SubscribeForm: await loadedOrNothing(() => loadOnline(load)) };
}, 'SubscribeForm');

/** Loads the code of the form; the host calls it before it renders. */
export const loadSubscribeForm = async (): Promise<void> => {
  await LazyForm.preload?.();
};

/**
 * The newsletter form, below the page's main content: its code is fetched once somebody uses the page. Until it is hydrated, a script in
 * the document holds back a submission, since the browser would send the address in a URL, and it is repeated then.
 */
export function SubscribeForm() {
  const place = useRef<HTMLDivElement>(null);
  const release = (): void => {
    const node = place.current;
    const isSubmitted = node?.dataset['held'] === 'submission';
    node?.removeAttribute('data-held');
    if (isSubmitted) node?.querySelector('form')?.requestSubmit();
  };
  return (
    <div ref={place} data-held="">
      <Suspense fallback={null}>
        <LazyForm onHydrated={release} />
      </Suspense>
    </div>
  );
}
