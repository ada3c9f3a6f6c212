import type { BuildManifest } from '#contract/build.ts';

/** What is known of builds at one moment; null where it isn't. */
export interface KnownBuilds {
  readonly page: string | null;
  readonly version: string;
  /** The build of the worker that is in charge of this address. */
  readonly active: string | null;
  /** The build of a worker that is ready to take over. */
  readonly waiting: string | null;
  readonly latest: BuildManifest | null;
  /** False where the browser has no workers, or refuses them. */
  readonly hasWorker: boolean;
}

/**
 * What follows. `offer`: ask the shopper; it can't be put off where this version is too old. `follow`: another tab has
 * accepted the new version, so this one reloads at its next navigation. `remove`: the host wants no worker.
 */
export type UpdateDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'offer'; readonly isPressing: boolean }
  | { readonly kind: 'follow' }
  | { readonly kind: 'remove' };

/** Weighs what is known: the prompt is for a version that is wholly on the device, and for that of the host alone. */
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
  const [own, least] = [version, other].map((text) => text.split('.').map(Number));
  const at = own?.findIndex((part, place) => part !== least?.[place]) ?? -1;
  return at !== -1 && (own?.[at] ?? 0) < (least?.[at] ?? 0);
};
