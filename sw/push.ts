import * as z from 'zod/mini';
import { createStoreApi } from '#api/store-api.ts';
import { getPushKey, PushMessage } from '#contract/push.ts';
import { parseJson } from '#offline/parse-json.ts';
import { subscribeBrowser, unsubscribeBrowser } from '#offline/push.ts';
import { readDepartures } from '#offline/session/ended.ts';
import { readConfiguration } from './cached-configuration.ts';
import { usableToken, visitorWith } from './visitor.ts';

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ExtendableEvent) => void): void;
};

/** The part of a message that its notification stores. */
const Shown = z.pick(PushMessage, { path: true });

/** Shows the store's push messages, and opens the page that a message is about when it is pressed. */
export const showPushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const shown = z.safeParse(Shown, event.notification.data);
    if (shown.success) event.waitUntil(openPage(shown.data.path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));
};

const show = async (text: string | undefined): Promise<void> => {
  const message = parseJson(PushMessage, text);
  if (message === null) return;
  // A page closed before it finished a sign-out: nobody else may see that shopper's messages.
  if ((await readDepartures()).some(({ subject }) => subject !== null)) {
    return unsubscribeBrowser(self.registration.pushManager);
  }
  await self.registration.showNotification(message.title, {
    body: message.text,
    tag: message.tag,
    lang: 'en-GB',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: message.path } satisfies z.output<typeof Shown>,
  });
};

/** Focuses a tab that already shows the page; no other tab is navigated away from what the shopper is doing there. */
const openPage = async (path: string): Promise<void> => {
  const { href, pathname } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname === pathname);
  await (open === undefined ? self.clients.openWindow(href) : open.focus());
};

/** The browser replaced its subscription: registers the new one with the store if its shopper is still signed in. */
const subscribeAgain = async (): Promise<void> => {
  const token = 'cookieStore' in self ? await usableToken() : null;
  const configuration = await readConfiguration();
  if (token === null || configuration === null) return;
  const api = createStoreApi(configuration, await visitorWith(token, configuration));
  const { publicKey } = await api.call(getPushKey, {});
  await subscribeBrowser(self.registration.pushManager, publicKey, api);
};
