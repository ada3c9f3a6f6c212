import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createBareStore, testKeys } from '#tests/support/stores/store.ts';
import { logSlowStatements } from './slow-statements.ts';

const store = await createBareStore();

afterAll(() => store.close());

/** Any statement takes longer. */
const anyMs = 0.000_001;

interface Line {
  readonly statement: string;
  readonly ms: number;
  readonly reqId?: string;
}

const linesOver = (limitMs: number): Line[] => {
  const lines: Line[] = [];
  logSlowStatements(store.db, limitMs, { warn: (line: unknown) => void lines.push(line as Line) });
  return lines;
};

test('a statement over the limit is logged with its duration, without its parameters; 0 logs none', async () => {
  const [slow, quick, off] = [linesOver(anyMs), linesOver(60_000), linesOver(0)];
  await store.db.execute(sql`select ${'ada@example.com'}::text as "email"`);
  expect(slow).toEqual([{ statement: 'select $1::text as "email"', ms: expect.any(Number) }]);
  await expect(store.db.execute(sql`select nothing`)).rejects.toThrow('Failed query');
  expect(slow.at(-1)?.statement).toBe('select nothing');
  await store.db.execute(sql.raw(`select 1 /* ${'long '.repeat(1000)} */`));
  expect(slow.at(-1)?.statement).toHaveLength(2001);
  expect([quick, off]).toEqual([[], []]);
});

test('each statement is logged with the id of the request that sent it, and of no other', async () => {
  const { token } = await store.shopper();
  const address = await store.app.listen({ port: 0, host: '127.0.0.1' });
  // Few connections, and bodies that arrive in pieces between those of others.
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const lines = linesOver(anyMs);
  const refusedWrite = async (id: string): Promise<unknown> => {
    const sent = request(`${address}/api/wishlists/${id}`, {
      agent,
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'API-Key': testKeys.apiKey,
        StoreKey: testKeys.storeKey,
        Authorization: `Bearer ${token}`,
      },
    });
    sent.write('{"name":');
    const begun = lines.length;
    // The store has looked the shopper up by now, and waits for the rest of the body.
    await expect.poll(() => lines.length).toBeGreaterThan(begun);
    sent.end('"Van"}');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const body: unknown = JSON.parse((await answer.setEncoding('utf8').toArray()).join(''));
    expect([answer.statusCode, body]).toEqual([
      404,
      { errors: [expect.any(String)], details: [], traceId: expect.any(String) },
    ]);
    return (body as { traceId: unknown }).traceId;
  };
  const ids = await Promise.all(['one', 'two', 'three', 'four'].map(refusedWrite));
  agent.destroy();
  const requestsWith = (text: string): unknown[] =>
    lines.filter(({ statement }) => statement.startsWith(text)).map(({ reqId }) => reqId);
  // In any order, and each once.
  for (const text of ['begin', 'rollback']) {
    expect(requestsWith(text)).toHaveLength(4);
    expect(new Set(requestsWith(text))).toEqual(new Set(ids));
  }
});
