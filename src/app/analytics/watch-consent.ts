import { TagManagerId } from '#contract/configuration.ts';
import { readConsent, subscribeToConsent } from '#shopper/cookie-consent.ts';
import { analyticsIsOff, wrongContainerId } from '#wording/analytics.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import type { startTracking } from './start-tracking.ts';

/** Turns tracking on and off with the visitor's consent to analytics, provided that `id` is a valid container id. */
export const watchConsent = (router: AppRouter, currentShop: CurrentShop, id: string): void => {
  // The host has validated it, but a static host has not.
  const isUsable = TagManagerId.safeParse(id).success;
  if (!isUsable) console.error(wrongContainerId(id));
  let running: Promise<ReturnType<typeof startTracking>> | undefined;
  let before: string | undefined;

  const start = async (containerId: string) =>
    (await import('./start-tracking.ts')).startTracking(router, currentShop, containerId);
  const follow = async (): Promise<void> => {
    const consent = readConsent(document.cookie);
    const now = JSON.stringify(consent);
    if (now === before) return;
    before = now;
    if (consent?.analytics === true && isUsable) {
      if (running !== undefined) return (await running).update(consent);
      running = start(id);
      return void (await running);
    }
    console.warn(analyticsIsOff);
    const ended = running;
    running = undefined;
    (await ended)?.stop();
  };
  const onChange = (): void => void follow().catch(reportError);
  subscribeToConsent(onChange);
  onChange();
};
