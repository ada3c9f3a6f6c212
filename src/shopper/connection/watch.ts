import type { CallOutcome } from '#api/call-outcome.ts';
import { type Connection, type ConnectionEvent, firstConnection, holdMs, nextConnection } from './connection.ts';

/** What the watch needs of the world. */
export interface ConnectionWorld {
  readonly hasNetwork: () => boolean;
  readonly isVisible: () => boolean;
  /** Asks the store for something small; the outcome is reported like that of any other call. */
  readonly probe: () => void;
  readonly write: (connection: Connection) => void;
  /** Between 0 and 1; so that not all shops ask at the same moment. */
  readonly chance: () => number;
}

/** Milliseconds between probes: at first, and at most. */
const firstProbeMs = 1_000;
const maxProbeMs = 30_000;

/** Milliseconds before the probe of a number, 0 the first; half of it is left to chance. */
export const probeDelay = (probes: number, chance: number): number =>
  Math.min(maxProbeMs, firstProbeMs * 2 ** probes) * (0.5 + chance / 2);

/** Judges the connection by the outcomes of calls, and probes the store while the page is visible and the last call went unanswered. */
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
    probing = world.isVisible() ? setTimeout(probeNow, probeDelay(probes, world.chance())) : undefined;
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
    /** The tab is visible again: what was believed may be long out of date. */
    seen: (): void => {
      probes = 0;
      probeNow();
    },
  };
};
