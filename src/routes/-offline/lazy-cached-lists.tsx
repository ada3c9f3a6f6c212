import { type ComponentProps, lazy, Suspense } from 'react';

const LazyCachedCategory = lazy(async () => ({ default: (await import('./cached-lists.tsx')).CachedCategory }));
const LazyCachedSearch = lazy(async () => ({ default: (await import('./cached-lists.tsx')).CachedSearch }));

/** Loaded only when the store doesn't respond. */
export function CachedCategory(props: ComponentProps<typeof LazyCachedCategory>) {
  return (
    <Suspense fallback={null}>
      <LazyCachedCategory {...props} />
    </Suspense>
  );
}

/** Loaded only when the store doesn't respond. */
export function CachedSearch(props: ComponentProps<typeof LazyCachedSearch>) {
  return (
    <Suspense fallback={null}>
      <LazyCachedSearch {...props} />
    </Suspense>
  );
}
