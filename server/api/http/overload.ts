import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rows } from '#contract/rows.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    place: Place | null;
  }
}

/** Refused because too many requests are at work; nothing is wrong with this one. */
export class Overloaded extends Refusal {
  constructor() {
    super(503, 'The store is busy. Try again in a moment.');
  }
}

/** A request's place among those at work: freed when its work ends or, before that began, when its client has left. */
interface Place {
  begin(): void;
  end(): void;
  leave(): void;
}

/** One place in five is left to those who are buying. */
const browsingShare = 0.8;

/** Carts, orders and payments. */
const buying = /^\/(?:baskets|orders|payments|payment-providers)(?:\/|$)/;

const isBuying = ({ routeOptions }: FastifyRequest): boolean => {
  const { name } = routeOptions.config;
  return name !== undefined && buying.test(rows[name].path);
};

/** Does a request's work in its place, which is free for another one afterwards, however slowly the answer is read. */
export const inPlace = async <T>({ place }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  place?.begin();
  try {
    return await work();
  } finally {
    place?.end();
  }
};

/**
 * Answers at most `maxAtWork` requests for rows at once, and refuses the rest with 503 before they cost a query. Who
 * browses gets fewer places, so that who buys still finds one.
 */
export const limitLoad = (api: FastifyInstance, maxAtWork: number): void => {
  const maxBrowsing = Math.max(1, Math.floor(maxAtWork * browsingShare));
  let atWork = 0;

  const take = (): Place => {
    let isFree = false;
    let hasBegun = false;
    atWork += 1;
    const end = (): void => {
      if (!isFree) atWork -= 1;
      isFree = true;
    };
    return {
      begin: () => {
        hasBegun = true;
      },
      end,
      leave: () => {
        if (!hasBegun) end();
      },
    };
  };

  api.decorateRequest('place', null);
  api.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.name === undefined) return done();
    if (atWork >= (isBuying(request) ? maxAtWork : maxBrowsing)) return done(new Overloaded());
    const place = take();
    request.place = place;
    reply.raw.once('close', () => place.leave());
    done();
  });
  api.addHook('onResponse', (request, _, done) => {
    request.place?.leave();
    done();
  });
};
