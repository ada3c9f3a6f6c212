import type { CallOutcome } from '#api/call-outcome.ts';

/** `offline`: the device reports no network. `troubled`: calls go unanswered, whatever the device reports. */
export type ConnectionState = 'online' | 'troubled' | 'offline';

/** What is believed about the connection, and since when (epoch ms). */
export interface Connection {
  /** Judged by the latest calls. */
  readonly judged: ConnectionState;
  readonly judgedAt: number;
  /** Consecutive calls without an answer. */
  readonly failures: number;
  /** What the shopper sees: follows `judged` once that has held for a while. */
  readonly shown: ConnectionState;
  /** When the store last answered; null if it hasn't yet. */
  readonly answeredAt: number | null;
}

/** An event: the outcome of a call, the device losing or finding a network, or time passing. */
export type ConnectionEvent =
  | { readonly type: CallOutcome; readonly at: number }
  | { readonly type: 'network-lost' | 'network-found' | 'time-passed'; readonly at: number };

/** How long a state must hold before it is shown. */
export const holdMs = 3_000;

/** Consecutive unanswered calls after which the connection is to blame. */
const maxFailures = 2;

/** The connection when a page starts. A device that reports no network is right; one that reports a network may not be. */
export const firstConnection = (hasNetwork: boolean, at: number): Connection => {
  const judged = hasNetwork ? 'online' : 'offline';
  return { judged, judgedAt: at, failures: 0, shown: judged, answeredAt: null };
};

/** The connection after an event. */
export const nextConnection = (connection: Connection, event: ConnectionEvent): Connection => {
  const judgement = judgementOf(connection, event);
  const judged =
    judgement === connection.judged ? connection : { ...connection, judged: judgement, judgedAt: event.at };
  return held({ ...judged, ...countOf(connection, event) }, event.at);
};

const judgementOf = ({ judged, failures }: Connection, { type }: ConnectionEvent): ConnectionState => {
  switch (type) {
    case 'answered':
      return 'online';
    case 'slow':
      return judged === 'offline' ? judged : 'troubled';
    case 'cached':
    case 'unanswered':
      return judged === 'online' && failures + 1 >= maxFailures ? 'troubled' : judged;
    case 'network-lost':
      return 'offline';
    case 'network-found':
      // Only a hint: a network need not lead to the store. The next call will show.
      return judged === 'offline' ? 'troubled' : judged;
    case 'time-passed':
      return judged;
  }
};

const countOf = ({ failures }: Connection, { type, at }: ConnectionEvent) => {
  if (type === 'answered') return { failures: 0, answeredAt: at };
  if (type === 'unanswered' || type === 'cached') return { failures: failures + 1 };
  return {};
};

/**
 * Shows a state once it has held, so that a brief one leaves no trace. Between `troubled` and `offline` the display changes at once;
 * so it does before the store's first answer to this page, since nothing can flap yet.
 */
const held = (connection: Connection, at: number): Connection => {
  const { judged, judgedAt, shown, answeredAt } = connection;
  const isNews = shown === 'online' ? answeredAt !== null : judged === 'online';
  return judged === shown || (isNews && at - judgedAt < holdMs) ? connection : { ...connection, shown: judged };
};
