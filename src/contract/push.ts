import * as z from 'zod/mini';
import { isOwnPath } from './own-path.ts';
import { Done } from './primitives.ts';
import { row } from './row.ts';

/** A push subscription of the browser: where to send messages, and the keys to encrypt them with. */
const Endpoint = z.string().check(z.maxLength(1000), z.url({ protocol: /^https?$/ }));

export const PushSubscriptionGiven = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** A point of P-256, 65 bytes in base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes in base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushSubscriptionGiven = z.infer<typeof PushSubscriptionGiven>;

/** The decrypted content of a push message: the store's own words, and where a press leads. */
export const PushMessage = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(500)),
  /** A path within the shop. */
  path: z.string().check(z.refine(isOwnPath), z.maxLength(500)),
  /** A message replaces an earlier one with the same tag. */
  tag: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[\w-]+$/)),
});
export type PushMessage = z.infer<typeof PushMessage>;

/** An addition to the specification: a store may lack these three calls and answer 404. */
export const getPushKey = row({
  method: 'GET',
  path: '/notifications/push-key',
  summary: 'The key (VAPID, base64url) that a browser subscribes to Web Push with (an addition to the specification)',
  audience: 'anyone',
  data: z.object({ publicKey: z.string() }),
});

/** Idempotent. A browser that another shopper had subscribed now belongs to this shopper. */
export const subscribeToPush = row({
  method: 'PUT',
  path: '/notifications/push-subscriptions',
  summary: 'Notify this browser, too, until the session ends or it unsubscribes (an addition to the specification)',
  audience: 'shopper',
  body: PushSubscriptionGiven,
  data: Done,
});

export const unsubscribeFromPush = row({
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  summary: 'Notify this browser no longer (an addition to the specification)',
  audience: 'shopper',
  body: z.object({ endpoint: Endpoint }),
  data: Done,
});
