import type { CallOutcome } from '#api/call-outcome.ts';
import { type Connection, type ConnectionEvent, firstConnection, holdMs, nextConnection } from './connection.ts';

/** The environment of the watch. */
export interface ConnectionWorld {
  readonly hasNetwork: () => boolean;
  readonly isVisible: () => boolean;
  /** Makes a small call to the store; its outcome is reported like that of any other call. */
  readonly probe: () => void;
  readonly write: (connection: Connection) => void;
  /** Between 0 and 1: jitter, so that not all shops call at the same moment. */
  readonly chance: () => number;
}

/** Milliseconds between probes: initially and at most. */
const firstProbeMs = 1_000;
const maxProbeMs = 30_000;

/** The delay before a probe, the first being number 0: exponential backoff, half of it jitter. */
export const probeDelayMs = (probes: number, chance: number): number =>
  Math.min(maxProbeMs, firstProbeMs * 2 ** probes) * (0.5 + chance / 2);

/** Judges the connection by the outcomes of calls; probes the store while the page is visible and the last call went unanswered. */
export const createConnectionWatch = (world: ConnectionWorld) => {
  let connection = firstConnection(world.hasNetwork(), Date.now());
  let probes = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let probing: ReturnType<typeof setTimeout> | undefined;

  /** The last call was answered, so no probe is needed. */
  const isWell = (): boolean =>
    connection.judged === 'online' && connection.failures === 0 && connection.answeredAt !== null;

  const happen = (type: ConnectionEvent['type']): void => {
    const at = Date.now();
    const before = connection;
    connection = nextConnection(before, { type, at });
    world.write(connection);
    clearTimeout(holding);
    if (connection.shown !== connection.judged) {
      holding = setTimeout(() => happen('time-passed'), Math.max(0, connection.judgedAt + holdMs - at));
    }
    if (isWell()) {
      clearTimeout(probing);
      probing = undefined;
      probes = 0;
    } else if (probing === undefined) planProbe();
  };
  const planProbe = (): void => {
    probing = world.isVisible() ? setTimeout(probeNow, probeDelayMs(probes, world.chance())) : undefined;
  };
  const probeNow = (): void => {
    clearTimeout(probing);
    probing = undefined;
    if (isWell() || !world.isVisible()) return;
    probes += 1;
    world.probe();
    planProbe();
  };

  world.write(connection);
  planProbe();
  return {
    heard: (outcome: CallOutcome): void => happen(outcome),
    networkLost: (): void => happen('network-lost'),
    networkFound: (): void => {
      happen('network-found');
      probeNow();
    },
    /** The tab is visible again: the last judgement may be long out of date. */
    seen: (): void => {
      probes = 0;
      probeNow();
    },
  };
};
