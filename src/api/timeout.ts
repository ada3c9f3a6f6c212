/** An abort signal for one piece of work; `release` clears its timer and listener once the work is done. */
export interface Timeout {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/**
 * Aborts after `timeoutMs`, or as soon as `signal` does. Implemented by hand because the oldest supported browsers lack
 * `AbortSignal.any` (docs/decisions/0014-supported-browsers.md).
 */
export const startTimeout = (timeoutMs: number, signal?: AbortSignal): Timeout => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted === true) follow();
  else signal?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
};
