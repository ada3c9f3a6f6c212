import * as z from 'zod/mini';
import type { Api } from '#api/api.ts';
import { PushSubscriptionGiven, subscribeToPush } from '#contract/push.ts';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The existing subscription or a new one; one made with another key would receive no messages. */
const subscribed = async (manager: PushManager, publicKey: string): Promise<PushSubscription> => {
  const before = await manager.getSubscription();
  if (before !== null) {
    const key = before.options.applicationServerKey;
    if (key === null || base64url(key) === publicKey) return before;
    await before.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

/** Has the store of `api` notify this browser; asks for permission if it was not granted yet. */
export const subscribeBrowser = async (manager: PushManager, publicKey: string, api: Api): Promise<void> => {
  const subscription = await subscribed(manager, publicKey);
  await api.call(subscribeToPush, { body: z.parse(PushSubscriptionGiven, subscription.toJSON()) });
};

/** Ends the browser's subscription: its push service reports that to the store with the next message. */
export const unsubscribeBrowser = async (manager: PushManager): Promise<void> => {
  const subscription = await manager.getSubscription();
  await subscription?.unsubscribe();
};
