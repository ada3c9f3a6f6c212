import { unsubscribeBrowser } from '#offline/push.ts';
import { sleep } from '#offline/sleep.ts';

/** How long signing out waits for a browser without a network to end its subscription. */
const patienceMs = 3_000;

/** What this browser is notified by; null where it has no Web Push, or the shop no worker. */
export const findPushManager = async (): Promise<PushManager | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.pushManager ?? null;
};

/** This browser is notified no more. */
export const forgetPushes = async (): Promise<void> => {
  const manager = await findPushManager();
  if (manager === null) return;
  await Promise.race([unsubscribeBrowser(manager).catch(() => undefined), sleep(patienceMs)]);
};
