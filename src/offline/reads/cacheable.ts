import { storedAtHeader } from '#api/stored-at.ts';
import type { Audience, ReadContext } from './read-context.ts';

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const directives = (response: Response): readonly string[] =>
  (response.headers.get('cache-control') ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase().split('=', 1)[0] ?? '');

/** True for an answer that may be cached: complete, from the store itself, and neither `no-store` nor, for guests, `private`. */
export const isCacheable = (response: Response, audience: Audience): boolean => {
  if (response.status !== 200 || !isJson(response)) return false;
  const said = directives(response);
  return !said.includes('no-store') && !(audience === 'guest' && said.includes('private'));
};

/** True for an answer of an intermediary: a gateway, or a captive portal. */
export const isFromIntermediary = (response: Response): boolean =>
  (response.status >= 502 && response.status <= 504) || (response.ok && !isJson(response));

/** True for an answer after which this audience may no longer see the cached one. */
export const isWithdrawal = ({ status }: Response): boolean => [401, 403, 404, 410].includes(status);

const groundHeader = 'x-stored-ground';

/**
 * A copy of an answer that records when it was stored, and in which context apart from the currency and country; its other headers are
 * dropped.
 */
export const stamped = async (
  response: Response,
  now: number,
  { ground }: Pick<ReadContext, 'ground'>,
): Promise<Response> =>
  new Response(await response.arrayBuffer(), {
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      [storedAtHeader]: new Date(now).toISOString(),
      [groundHeader]: ground,
    },
  });

/** True for a copy that was stored in this context, ignoring currency and country. */
export const isOfGround = (copy: Response, { ground }: Pick<ReadContext, 'ground'>): boolean =>
  copy.headers.get(groundHeader) === ground;
