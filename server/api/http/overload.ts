import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rows } from '#contract/rows.ts';
import { withCancellation } from '#server/db/cancellation.ts';
import { awaitsBody } from './json-body.ts';
import { Overloaded } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The load of the store API's requests. */
    load: Load;
  }
  interface FastifyRequest {
    place: Place | null;
    /** Aborted when the client disconnects before its answer. */
    left: AbortController | null;
  }
}

/** Buying (carts, orders, payments) takes precedence over browsing. */
export type Who = 'buying' | 'browsing';

/** A request's place among those in progress: freed when its work ends or, before the work begins, when its client disconnects. */
interface Place {
  /** Waits until the work may begin; rejects if the client disconnects first. */
  begin(): Promise<void>;
  end(): void;
  leave(): void;
}

/** How many requests are working, are waiting, and have been refused so far. */
export type LoadFigures = Readonly<Record<'working' | 'waiting' | 'refused', number>>;

/** Limits the requests in progress: a few work at a time, a limited number of others wait for their turn. */
export interface Load {
  /** Returns a place for a request, or null if none is free. */
  take(who: Who): Place | null;
  /** Assigns a refused request the time for a retry, in seconds from now. */
  retryAfterSeconds(): number;
  figures(who: Who): LoadFigures;
}

/** One place in five is reserved for buying. */
const browsingShare = 0.8;

/** More concurrent requests than this gain nothing: they only wait for each other in the database. */
const usualConcurrent = 16;

/** Bounds of a retry's delay. The upper one lets the store return to normal soon after a crowd has left. */
const soonestTurnMs = 1000;
const latestTurnMs = 4000;

/** Half of the capacity goes to retries; the other half is left for new requests. */
const shareOfTurns = 0.5;

/**
 * Spaces out the retries of refused requests: per second, half as many as the store has recently served. Otherwise the same
 * crowd would be back at once, and the store would do nothing but refuse it again.
 */
const createRetrySchedule = (minPerSecond: number, now: () => number) => {
  let servedPerSecond = minPerSecond;
  let served = 0;
  let since = now();
  let lastTurn = 0;
  return {
    served: (): void => {
      served += 1;
      const passedMs = now() - since;
      if (passedMs < 1000) return;
      // A pause says nothing about the store's capacity.
      if (passedMs < 2000) servedPerSecond = Math.max(minPerSecond, (served * 1000) / passedMs);
      served = 0;
      since += passedMs;
    },
    nextAfterMs: (): number => {
      const at = now();
      const turn = Math.max(at + soonestTurnMs, lastTurn + 1000 / (servedPerSecond * shareOfTurns));
      // Not the difference of two times, whose rounding error could add a whole second when it is rounded up.
      const afterMs = Math.min(turn - at, latestTurnMs);
      lastTurn = at + afterMs;
      return afterMs;
    },
  };
};

/** Admits `maxAtWork` requests, of which `maxConcurrent` work; the others wait, buying before browsing, each in order of arrival. */
export const createLoad = (
  maxAtWork: number,
  maxConcurrent: number = usualConcurrent,
  now: () => number = () => performance.now(),
): Load => {
  const turns = createRetrySchedule(maxConcurrent, now);
  const limits: Readonly<Record<Who, number>> = {
    buying: maxAtWork,
    browsing: Math.max(1, Math.floor(maxAtWork * browsingShare)),
  };
  const counts = { buying: { working: 0, refused: 0 }, browsing: { working: 0, refused: 0 } };
  const waiting: Readonly<Record<Who, Set<() => void>>> = { buying: new Set(), browsing: new Set() };
  let atWork = 0;

  const callNext = (): void => {
    for (const who of ['buying', 'browsing'] as const) {
      for (const call of waiting[who]) {
        if (counts.buying.working + counts.browsing.working >= maxConcurrent) return;
        waiting[who].delete(call);
        counts[who].working += 1;
        call();
      }
    }
  };

  const place = (who: Who): Place => {
    let state: 'waits' | 'works' | 'left' = 'waits';
    let giveUp = (): void => undefined;
    const end = (): void => {
      if (state === 'left') return;
      if (state === 'works') {
        counts[who].working -= 1;
        turns.served();
      }
      state = 'left';
      atWork -= 1;
      callNext();
    };
    return {
      begin: () =>
        new Promise((resolve, reject) => {
          const call = (): void => {
            state = 'works';
            resolve();
          };
          giveUp = () => {
            waiting[who].delete(call);
            reject(new Overloaded());
          };
          if (state === 'left') return giveUp();
          waiting[who].add(call);
          callNext();
        }),
      end,
      leave: () => {
        if (state !== 'waits') return;
        end();
        giveUp();
      },
    };
  };

  return {
    take: (who) => {
      if (atWork >= limits[who]) {
        counts[who].refused += 1;
        return null;
      }
      atWork += 1;
      return place(who);
    },
    retryAfterSeconds: () => Math.ceil(turns.nextAfterMs() / 1000),
    figures: (who) => ({ ...counts[who], waiting: waiting[who].size }),
  };
};

/** Paths of carts, orders and payments. */
const bought = /^\/(?:baskets|orders|payments|payment-providers)(?:\/|$)/;

/** Runs a request's work in its place, which is freed right afterwards, however slowly the client reads the answer. */
export const runWithinLimit = async <T>(
  { place, method, left }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> => {
  await place?.begin();
  try {
    // A write continues without its client: a repeated request finds its result.
    return await (left === null || method !== 'GET' ? work() : withCancellation(left.signal, work));
  } catch (error) {
    if (method === 'GET' && left?.signal.aborted === true) throw new Overloaded();
    throw error;
  } finally {
    place?.end();
  }
};

/** Gives requests for rows their places once they have arrived in full, and refuses those without one with 503. */
export const limitLoad = (api: FastifyInstance, load: Load): void => {
  api.decorateRequest('place', null);
  api.decorateRequest('left', null);
  const take = (request: FastifyRequest): Overloaded | undefined => {
    const { name } = request.routeOptions.config;
    request.place = load.take(name !== undefined && bought.test(rows[name].path) ? 'buying' : 'browsing');
    return request.place === null ? new Overloaded(load.retryAfterSeconds()) : undefined;
  };
  api.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.name === undefined) return done();
    // Without a free place even a request whose body is yet to come is refused: before it costs a query.
    const refusal = take(request);
    if (refusal !== undefined) return done(refusal);
    if (awaitsBody(request)) {
      request.place?.leave();
      request.place = null;
    }
    const left = new AbortController();
    request.left = left;
    reply.raw.once('close', () => {
      request.place?.leave();
      if (!reply.raw.writableFinished) left.abort();
    });
    done();
  });
  api.addHook('preValidation', (request, _, done) => {
    if (request.left === null || request.place !== null) return done();
    // Nothing would free the place of a client that has already left.
    done(request.left.signal.aborted ? new Overloaded() : take(request));
  });
  api.addHook('onResponse', (request, _, done) => {
    request.place?.leave();
    done();
  });
};
