import { storedAtHeader } from '#api/stored-at.ts';
import type { Audience } from '#offline/reads/read-context.ts';

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const directives = (response: Response): readonly string[] =>
  (response.headers.get('cache-control') ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase().split('=', 1)[0] ?? '');

/** True for an answer that may be put away: whole, the store's, and not said to be for this moment or another's eyes. */
export const isCacheable = (response: Response, audience: Audience): boolean => {
  if (response.status !== 200 || !isJson(response)) return false;
  const said = directives(response);
  return !said.includes('no-store') && !(audience === 'guest' && said.includes('private'));
};

/** True for an answer that something between here and the store gave in its place: a gateway, or a page of the hotel's. */
export const isStandIn = (response: Response): boolean =>
  (response.status >= 502 && response.status <= 504) || (response.ok && !isJson(response));

/** True for an answer that says that what was kept is no longer this audience's to see. */
export const isWithdrawal = ({ status }: Response): boolean => [401, 403, 404, 410].includes(status);

/** A copy of an answer with the moment in it; what else it carried is of no use later. */
export const stamped = async (response: Response, now: number): Promise<Response> =>
  new Response(await response.arrayBuffer(), {
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      [storedAtHeader]: new Date(now).toISOString(),
    },
  });
