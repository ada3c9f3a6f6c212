import type { CallOutcome } from '#api/call-outcome.ts';

/** `offline`: the device says that it has no network. `troubled`: calls go unanswered, whatever the device says. */
export type ConnectionState = 'online' | 'troubled' | 'offline';

/** What is believed of the connection, and since when (milliseconds of the epoch). */
export interface Connection {
  /** As the last calls went. */
  readonly judged: ConnectionState;
  readonly judgedAt: number;
  /** Calls in a row that nobody answered. */
  readonly failures: number;
  /** What the shopper is shown: follows `judged` once that has held. */
  readonly shown: ConnectionState;
  /** When the store last answered, or null if it has not yet. */
  readonly answeredAt: number | null;
}

/** What happened: a call went so or so, the device lost or found a network, or time passed. */
export type ConnectionEvent =
  | { readonly type: CallOutcome; readonly at: number }
  | { readonly type: 'network-lost' | 'network-found' | 'time-passed'; readonly at: number };

/** How long a state must hold before it is shown. */
export const holdMs = 3_000;

/** Calls in a row that nobody answers before the connection is to blame. */
const maxFailures = 2;

/** The connection of a page that begins. A device that has no network knows it; that it has one means nothing. */
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
      // Only a hint: a network need not lead to the store. The next call shows it.
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
 * A state that came and went within the time leaves no trace. Among troubles the words may change at once; and where the store
 * never answered since the page was opened, nothing can flap yet.
 */
const held = (connection: Connection, at: number): Connection => {
  const { judged, judgedAt, shown, answeredAt } = connection;
  const isNews = shown === 'online' ? answeredAt !== null : judged === 'online';
  return judged === shown || (isNews && at - judgedAt < holdMs) ? connection : { ...connection, shown: judged };
};
