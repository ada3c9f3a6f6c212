const hourMs = 3_600_000;

/** A tab that becomes visible again checks at most this often. */
const pauseMs = 60_000;

/** Milliseconds until the next check of the host's build: an hour, plus or minus a tenth, so that clients don't all ask at once. */
export const nextCheckMs = (random = Math.random): number => hourMs * (0.9 + 0.2 * random());

/** Calls `look` now, about hourly, when the tab becomes visible and when the connection returns; never offline. */
export const checkPeriodically = (look: () => Promise<void>): void => {
  let last = 0;
  const lookUnlessOffline = (): void => {
    if (!navigator.onLine) return;
    last = Date.now();
    void look();
  };
  const hourly = (): void => {
    setTimeout(() => {
      lookUnlessOffline();
      hourly();
    }, nextCheckMs());
  };
  lookUnlessOffline();
  hourly();
  addEventListener('online', lookUnlessOffline);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > pauseMs) lookUnlessOffline();
  });
};
