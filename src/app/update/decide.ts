import type { BuildManifest } from '#contract/build.ts';

/** What is known about builds at one moment; null where unknown. */
export interface KnownBuilds {
  readonly page: string | null;
  readonly version: string;
  /** The build of the worker that controls this address. */
  readonly active: string | null;
  /** The build of a worker that is ready to take over. */
  readonly waiting: string | null;
  readonly latest: BuildManifest | null;
  /** False if the browser has no workers or refuses them. */
  readonly hasWorker: boolean;
}

/**
 * The decision. `offer`: ask the shopper, who can't postpone it if this version is too old. `follow`: another tab has
 * accepted the new version, so this one reloads at its next navigation. `remove`: the host wants no worker.
 */
export type UpdateDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'offer'; readonly isPressing: boolean }
  | { readonly kind: 'follow' }
  | { readonly kind: 'remove' };

/** Decides what to do: only offers the version that the host serves and, with a worker, only once it is completely on the device. */
export const decideUpdate = ({ page, version, active, waiting, latest, hasWorker }: KnownBuilds): UpdateDecision => {
  if (latest === null) return { kind: 'none' };
  if (latest.kill) return { kind: hasWorker ? 'remove' : 'none' };
  const isPressing = isOlder(version, latest.minClient);
  if (hasWorker) {
    if (waiting === latest.id) return { kind: 'offer', isPressing };
    if (active === latest.id && page !== null && page !== latest.id) return { kind: 'follow' };
    return { kind: 'none' };
  }
  return page === null || page === latest.id ? { kind: 'none' } : { kind: 'offer', isPressing };
};

/** Whether a version such as 0.9.2 comes before another. */
export const isOlder = (version: string, other: string): boolean => {
  const [own, numbers] = [version, other].map((text) => text.split('.').map(Number));
  const at = own?.findIndex((part, place) => part !== numbers?.[place]) ?? -1;
  return at !== -1 && (own?.[at] ?? 0) < (numbers?.[at] ?? 0);
};
