import type { PushMessage } from '#contract/push.ts';

/** A browser to notify, as the browser described it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The result of a push: `gone` if the browser has ended its subscription, `refused` if a retry can't help. */
export type Pushed = 'taken' | 'gone' | 'refused';

/** Sends messages to the push services of browsers. */
export interface PushTransport {
  /** The key that browsers subscribe with, in base64url. */
  readonly publicKey: string;
  /** Whether messages may be sent to this URL: a store that called any given URL could be tricked into requests to its own network. */
  accepts(endpoint: string): boolean;
  /** Throws if a retry may succeed; `contact` is the address at which a service reaches the store. */
  push(target: PushTarget, message: PushMessage, contact: string): Promise<Pushed>;
}
