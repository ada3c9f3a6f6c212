import { type ComponentProps, lazy, Suspense } from 'react';

const LazyCachedCategory = lazy(async () => ({ default: (await import('./cached-lists.tsx')).CachedCategory }));
const LazyCachedSearch = lazy(async () => ({ default: (await import('./cached-lists.tsx')).CachedSearch }));

/** The products of a category that are on this device; its code comes when the store did not answer. */
export function CachedCategory(props: ComponentProps<typeof LazyCachedCategory>) {
  return (
    <Suspense fallback={null}>
      <LazyCachedCategory {...props} />
    </Suspense>
  );
}

/** What a search of this device finds; its code comes when the store did not answer. */
export function CachedSearch(props: ComponentProps<typeof LazyCachedSearch>) {
  return (
    <Suspense fallback={null}>
      <LazyCachedSearch {...props} />
    </Suspense>
  );
}
