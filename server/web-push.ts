import type { PushTransport } from '#server/api/push/push-transport.ts';
import type { PushKeys } from './push-keys.ts';

/** The timeout for a push service's answer. */
const timeoutMs = 20_000;

/** How long a push service keeps a message for an offline browser. What came in three days ago may be sold out. */
const ttlSeconds = 3 * 24 * 60 * 60;

/** The origins of the push services of Chrome, Edge, Firefox and Safari. */
const known =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|(?:[\w-]+\.)?push\.apple\.com)$/;

/** Sends messages to the push services of the browsers, and to those with `others` origins. */
export const webPush = (keys: PushKeys, others: readonly string[]): PushTransport => ({
  publicKey: keys.publicKey,

  accepts(endpoint) {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username, password } = new URL(endpoint);
    return `${username}${password}` === '' && (known.test(origin) || others.includes(origin));
  },

  async push({ endpoint, p256dh, auth }, message, contact) {
    // Loaded with the first message: most stores send few.
    const { default: library } = await import('web-push');
    const { method, headers, body } = library.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: ttlSeconds,
        topic: message.tag,
        contentEncoding: 'aes128gcm',
      },
    );
    const answer = await fetch(endpoint, {
      method,
      headers: new Headers(headers),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'taken';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (answer.status === 400 || answer.status === 413) return 'refused';
    throw new Error(`A push service answered ${answer.status}.`);
  },
});
