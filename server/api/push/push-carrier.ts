import type { PushMessage } from '#contract/push.ts';

/** A browser that is notified, as the browser gave it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What became of a message: `gone` where the browser has ended its subscription, `refused` for what no repeat helps. */
export type Pushed = 'taken' | 'gone' | 'refused';

/** Hands messages to the push services of browsers. */
export interface PushCarrier {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string;
  /** Whether messages go to such an address: a store that called whatever it is given could be led into its own network. */
  accepts(endpoint: string): boolean;
  /** Throws where another try may succeed; `contact` is where a service reaches the store. */
  push(target: PushTarget, message: PushMessage, contact: string): Promise<Pushed>;
}
