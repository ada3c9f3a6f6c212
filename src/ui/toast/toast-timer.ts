/** A countdown that can be paused. */
export type ToastTimer = { hold: () => void; release: () => void; stop: () => void };

/** Calls `onEnd` once after `ms` of unpaused time; starts running. `clock` must be monotonic, in ms. */
export function startToastTimer(
  ms: number,
  onEnd: () => void,
  clock: () => number = () => performance.now(),
): ToastTimer {
  let leftMs = ms;
  let since = clock();
  let holds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, leftMs);
  return {
    hold() {
      holds += 1;
      if (holds > 1) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs -= clock() - since;
    },
    release() {
      if (holds === 0) return;
      holds -= 1;
      if (holds > 0) return;
      since = clock();
      timer = setTimeout(onEnd, Math.max(0, leftMs));
    },
    stop() {
      clearTimeout(timer);
      holds = Number.POSITIVE_INFINITY;
    },
  };
}
