import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { hasFeature } from '#contract/configuration.ts';
import { useShop } from '#shopper/shop.tsx';
import { loadedOrNothing } from '#ui/lazy-part.ts';

const LazyRecommendations = lazyRouteComponent(
  // The page is complete without them.
  async () => ({
    Recommendations: await loadedOrNothing(async () => (await import('./recommendations.tsx')).Recommendations),
  }),
  'Recommendations',
);

/** Loads the code for recommendations; the host calls it before it renders. */
export const loadRecommendations = async (): Promise<void> => {
  await LazyRecommendations.preload?.();
};

/** What goes with a product. It is below the main content, so its code loads only as the page hydrates. */
export function Recommendations(props: { readonly productId: string }) {
  if (!hasFeature(useShop().configuration, 'recommendations')) return null;
  return (
    <Suspense fallback={null}>
      <LazyRecommendations {...props} />
    </Suspense>
  );
}
