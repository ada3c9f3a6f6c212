import { type ComponentProps, lazy, Suspense } from 'react';

const LateKeptCategory = lazy(async () => ({ default: (await import('./cached-lists.tsx')).KeptCategory }));
const LateKeptResults = lazy(async () => ({ default: (await import('./cached-lists.tsx')).KeptResults }));

/** The products of a category that are on this device; its code comes when the store did not answer. */
export function KeptCategory(props: ComponentProps<typeof LateKeptCategory>) {
  return (
    <Suspense fallback={null}>
      <LateKeptCategory {...props} />
    </Suspense>
  );
}

/** What a search of this device finds; its code comes when the store did not answer. */
export function KeptResults(props: ComponentProps<typeof LateKeptResults>) {
  return (
    <Suspense fallback={null}>
      <LateKeptResults {...props} />
    </Suspense>
  );
}
