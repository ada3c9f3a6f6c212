import { expect, test } from 'vitest';
import { isOfGround, isFromIntermediary, isWithdrawal, isCacheable, stamped } from './cacheable.ts';

const answer = (headers: Record<string, string> = {}, status = 200) =>
  new Response('{"data":1}', { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });

test.each([
  ['guest', answer(), true],
  ['guest', answer({ 'cache-control': 'no-cache' }), true],
  ['guest', answer({ 'cache-control': 'private, no-cache' }), false],
  ['u-1', answer({ 'cache-control': 'Private, max-age=60' }), true],
  ['u-1', answer({ 'cache-control': 'private, No-Store' }), false],
  ['guest', answer({}, 404), false],
  ['guest', answer({}, 206), false],
  ['guest', answer({ 'content-type': 'text/html' }), false],
  ['guest', answer({ 'content-type': 'application/problem+json' }), true],
] as const)(
  'whether an answer for %s may be cached is decided by its status and headers (%#) [PWA-05]',
  (audience, response, isCached) => {
    expect(isCacheable(response, audience)).toBe(isCached);
  },
);

test('a gateway’s error or a page of a hotel’s is no answer of the store; what the store refuses or lacks is withdrawn', () => {
  expect(isFromIntermediary(answer({}, 502))).toBe(true);
  expect(isFromIntermediary(answer({ 'content-type': 'text/html' }))).toBe(true);
  expect(isFromIntermediary(answer({}, 500))).toBe(false);
  expect(isFromIntermediary(answer({}, 404))).toBe(false);
  expect([401, 403, 404, 410].every((status) => isWithdrawal(answer({}, status)))).toBe(true);
  expect(isWithdrawal(answer({}, 500))).toBe(false);
});

test('a copy says when and in which context it was stored, and has only the content type of the answer’s headers', async () => {
  const copy = await stamped(
    answer({ vary: 'Authorization', 'x-request-id': '7' }),
    Date.parse('2026-11-21T14:05:00Z'),
    { ground: 'here' },
  );
  expect(Object.fromEntries(copy.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'x-stored-at': '2026-11-21T14:05:00.000Z',
    'x-stored-ground': 'here',
  });
  expect([isOfGround(copy, { ground: 'here' }), isOfGround(copy, { ground: 'there' })]).toEqual([true, false]);
  expect(await copy.json()).toEqual({ data: 1 });
});
