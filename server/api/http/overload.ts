import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rows } from '#contract/rows.ts';
import { readFor } from '#server/db/unwanted.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The store API's requests that are at work. */
    load: Load;
  }
  interface FastifyRequest {
    place: Place | null;
    /** Aborted when the client has gone without its answer. */
    left: AbortController | null;
  }
}

/** Refused because too many requests are at work; nothing is wrong with this one. */
export class Overloaded extends Refusal {
  /** When it is worth trying again. */
  readonly afterSeconds: number;

  constructor(afterSeconds = 1) {
    super(503, 'The store is busy. Try again in a moment.');
    this.afterSeconds = afterSeconds;
  }
}

/** Who buys (carts, orders, payments) goes before who browses. */
export type Who = 'buying' | 'browsing';

/** A request's place among those at work: freed when its work ends or, before that began, when its client has left. */
interface Place {
  /** Waits for its turn to work; rejects when its client has left. */
  begin(): Promise<void>;
  end(): void;
  leave(): void;
}

/** How many requests work, wait for their turn, and were refused so far. */
export type LoadFigures = Readonly<Record<'working' | 'waiting' | 'refused', number>>;

/** The requests at work: a few work at once, the others wait for their turn, and there is an end to those who wait. */
export interface Load {
  /** A place for a request, or null where there is none left. */
  take(who: Who): Place | null;
  /** A turn for who was refused: so many seconds from now. */
  turnAfterSeconds(): number;
  figures(who: Who): LoadFigures;
}

/** One place in five is left to those who are buying. */
const browsingShare = 0.8;

/** More than this many requests gain nothing from working at once: they only wait for each other in the database. */
const usualAtOnce = 16;

/** A turn is a second away at least, and at most so far that a store is back to normal soon after a crowd has left. */
const soonestTurnMs = 1000;
const latestTurnMs = 4000;

/** Of the requests that are served, every other one is left to who comes by chance. */
const shareOfTurns = 0.5;

/**
 * Turns for those who were refused, one after another: as many in a second as the store has lately served, so that the same
 * crowd is not back in a moment, where refusing it again would be all that the store does.
 */
const createTurns = (leastPerSecond: number, now: () => number) => {
  let servedPerSecond = leastPerSecond;
  let served = 0;
  let since = now();
  let lastTurn = 0;
  return {
    served: (): void => {
      served += 1;
      const passedMs = now() - since;
      if (passedMs < 1000) return;
      // A pause says nothing of what the store can do.
      if (passedMs < 2000) servedPerSecond = Math.max(leastPerSecond, (served * 1000) / passedMs);
      served = 0;
      since += passedMs;
    },
    nextAfterMs: (): number => {
      const at = now();
      const turn = Math.max(at + soonestTurnMs, lastTurn + 1000 / (servedPerSecond * shareOfTurns));
      // Not the difference of two times, which is a trifle more: rounded up, a whole second.
      const afterMs = Math.min(turn - at, latestTurnMs);
      lastTurn = at + afterMs;
      return afterMs;
    },
  };
};

/** Holds `maxAtWork` requests, of which `maxAtOnce` work; the others wait, buyers before browsers, each in order of arrival. */
export const createLoad = (
  maxAtWork: number,
  maxAtOnce: number = usualAtOnce,
  now: () => number = () => performance.now(),
): Load => {
  const turns = createTurns(maxAtOnce, now);
  const most: Readonly<Record<Who, number>> = {
    buying: maxAtWork,
    browsing: Math.max(1, Math.floor(maxAtWork * browsingShare)),
  };
  const counts = { buying: { working: 0, refused: 0 }, browsing: { working: 0, refused: 0 } };
  const waiting: Readonly<Record<Who, Set<() => void>>> = { buying: new Set(), browsing: new Set() };
  let atWork = 0;

  const callNext = (): void => {
    for (const who of ['buying', 'browsing'] as const) {
      for (const call of waiting[who]) {
        if (counts.buying.working + counts.browsing.working >= maxAtOnce) return;
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
      if (atWork >= most[who]) {
        counts[who].refused += 1;
        return null;
      }
      atWork += 1;
      return place(who);
    },
    turnAfterSeconds: () => Math.ceil(turns.nextAfterMs() / 1000),
    figures: (who) => ({ ...counts[who], waiting: waiting[who].size }),
  };
};

/** Carts, orders and payments. */
const bought = /^\/(?:baskets|orders|payments|payment-providers)(?:\/|$)/;

/** Does a request's work in its place, which is free for another one afterwards, however slowly the answer is read. */
export const inPlace = async <T>({ place, method, left }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  await place?.begin();
  try {
    // A write goes on without its client: the repeat finds what came of it.
    return await (left === null || method !== 'GET' ? work() : readFor(left.signal, work));
  } catch (error) {
    if (method === 'GET' && left?.signal.aborted === true) throw new Overloaded();
    throw error;
  } finally {
    place?.end();
  }
};

/** Gives requests for rows their places, and refuses those without one with 503 before they cost a query. */
export const limitLoad = (api: FastifyInstance, load: Load): void => {
  api.decorateRequest('place', null);
  api.decorateRequest('left', null);
  api.addHook('onRequest', (request, reply, done) => {
    const { name } = request.routeOptions.config;
    if (name === undefined) return done();
    const place = load.take(bought.test(rows[name].path) ? 'buying' : 'browsing');
    if (place === null) return done(new Overloaded(load.turnAfterSeconds()));
    request.place = place;
    const left = new AbortController();
    request.left = left;
    reply.raw.once('close', () => {
      place.leave();
      if (!reply.raw.writableFinished) left.abort();
    });
    done();
  });
  api.addHook('onResponse', (request, _, done) => {
    request.place?.leave();
    done();
  });
};
