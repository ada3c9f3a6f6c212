import { unsubscribeBrowser } from '#offline/push.ts';
import { sleep } from '#offline/sleep.ts';

/** How long sign-out waits for the browser to end its push subscription, which takes long without a network. */
const unsubscribeTimeoutMs = 3_000;

/** The browser's push manager; null if it has no Web Push, or the shop has no service worker. */
export const findPushManager = async (): Promise<PushManager | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.pushManager ?? null;
};

/** Ends this browser's push subscription. */
export const forgetPushes = async (): Promise<void> => {
  const manager = await findPushManager();
  if (manager === null) return;
  await Promise.race([unsubscribeBrowser(manager).catch(() => undefined), sleep(unsubscribeTimeoutMs)]);
};
