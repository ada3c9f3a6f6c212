/**
 * The test function of journeys about analytics: a shop with a tag manager container, a visitor who allowed everything, and a stand-in for
 * the tag manager's own script, served by intercepting requests.
 */
import type { BrowserContext } from 'playwright';
import { consentState } from './consent-state.ts';
import { test as journey } from './journey.ts';

export { expect } from './journey.ts';

/** A container id that nobody owns. */
export const containerId = 'GTM-TEST1';

/** What was sent to the analytics service, oldest first. */
export type Sent = Record<string, unknown>[];

/** The stand-in does what the real script does: it stores something, reads what is already in the layer, and sends every new entry. */
const script = `(function (layer) {
  document.cookie = '_ga=GA1.1.7; path=/';
  localStorage.setItem('_gcl_ls', 'x');
  var send = function (entry) {
    var body = JSON.stringify(entry && entry.length !== undefined ? { command: Array.from(entry) } : entry);
    fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: body });
  };
  layer.forEach(send);
  var push = layer.push;
  layer.push = function (entry) { send(entry); return push.call(layer, entry); };
})(window.dataLayer);`;

/** Answers for the tag manager and the analytics service; returns the scripts that were requested and what was sent to the service. */
export const standInForTags = async (context: BrowserContext): Promise<{ scripts: string[]; sent: Sent }> => {
  const scripts: string[] = [];
  const sent: Sent = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route('https://www.google-analytics.com/**', (route) => {
    // The stand-in sends objects.
    sent.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
    return route.fulfill({ status: 204 });
  });
  return { scripts, sent };
};

export const test = journey.extend<{ tags: { scripts: string[]; sent: Sent } }>({
  storageState: consentState('analytics+marketing'),
  shop: async ({ openShop }, provide) => provide(await openShop({ env: { TAG_MANAGER_ID: containerId } })),
  tags: [async ({ context }, provide) => provide(await standInForTags(context)), { auto: true }],
});
