import { type Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { storeHeaders } from '#tests/bench/server-store.ts';

/** A call of the store API, without its prefix. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  /** The answer is read; that of others is thrown away as it comes. */
  readonly isRead?: boolean;
}

/** What a client heard, besides answers. */
export interface Heard {
  /** Told to come back in a moment, and when: 503 with Retry-After. */
  refused(): void;
  /** That somebody else has bought the last piece: an answer, if no welcome one. */
  soldOut(): void;
  /** Anything else than an answer or a polite refusal. */
  failed(what: string): void;
}

export type Ask = (call: Call) => Promise<unknown>;

/** An answer that is of no use to a page. */
export class NoAnswer extends Error {}

/**
 * One shopper's device: its address is its own, as a proxy names it, and it does what the store says: what was refused is repeated under its
 * key after the time that the store wished for, spread over a second.
 */
export const politeClient = (
  address: string,
  agent: Agent,
  visitor: string,
  heard: Heard,
  isOver: () => boolean,
): Ask => {
  const send = (call: Call, key: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = call.body === undefined ? undefined : JSON.stringify(call.body);
      const sent = request(
        `${address}/api${call.path}`,
        {
          agent,
          method: call.method,
          headers: {
            ...storeHeaders,
            'X-Forwarded-For': visitor,
            ...(call.isRead === true ? {} : { 'Accept-Encoding': 'br' }),
            ...(payload !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(payload),
              'Idempotency-Key': key,
            }),
          },
        },
        (answer) => {
          const { statusCode: status = 0, headers } = answer;
          const chunks: Buffer[] = [];
          const isKept = call.isRead === true || status !== 200;
          answer.on('data', (chunk: Buffer) => {
            if (isKept) chunks.push(chunk);
          });
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({ status, retryAfter: headers['retry-after'], text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(payload);
    });

  return async (call) => {
    const key = crypto.randomUUID();
    for (;;) {
      const answer = await send(call, key).catch((error: unknown) => String(error));
      if (typeof answer !== 'string') {
        if (answer.status === 200) {
          const body: unknown = call.isRead === true ? JSON.parse(answer.text) : null;
          return body;
        }
        // Each takes more than the smallest order, so what is below it now is what others have left of the stock.
        if (answer.status === 409 && /"code":"(?:OutOfStock|BelowMinimumOrder)"/.test(answer.text)) {
          heard.soldOut();
          throw new NoAnswer();
        }
        if (answer.status === 503 && answer.retryAfter !== undefined) {
          heard.refused();
          await wait((Number(answer.retryAfter) + Math.random()) * 1000);
          if (isOver()) throw new NoAnswer();
          continue;
        }
      }
      const said = typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 300)}`;
      heard.failed(`${call.method} ${call.path.slice(0, 120)}: ${said}`);
      throw new NoAnswer();
    }
  };
};

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}
