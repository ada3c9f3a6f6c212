import { lazyRouteComponent } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { hasFeature } from '#contract/features.ts';
import { useShop } from '#shopper/shop.tsx';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { loadedOrNothing } from '#ui/lazy-part.ts';

const LazyRecommendations = lazyRouteComponent(
  // The page is complete without them.
  async () => {
    if (!import.meta.env.SSR) await firstInteraction();
    return {
      Recommendations: await loadedOrNothing(async () => (await import('./recommendations.tsx')).Recommendations),
    };
  },
  'Recommendations',
);

/** Loads the code for recommendations; the host calls it before it renders. */
export const loadRecommendations = async (): Promise<void> => {
  await LazyRecommendations.preload?.();
};

/**
 * Recommendations, below a product's main content: their code is fetched once somebody uses the page. Memoized, since React removes the
 * host's HTML if the parent renders again before that.
 */
export const Recommendations = memo(function Recommendations(props: { readonly productId: string }) {
  if (!hasFeature(useShop().configuration, 'recommendations')) return null;
  return (
    <Suspense fallback={null}>
      <LazyRecommendations {...props} />
    </Suspense>
  );
});
