import { type Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { storeHeaders } from '#tests/bench/server-store.ts';

/** A call of the store API, without its prefix. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  /** Whether the answer is parsed; other answers are discarded as they arrive. */
  readonly isRead?: boolean;
}

/** What a client receives besides answers. */
export interface Heard {
  /** Asked to retry after a while: 503 with Retry-After. */
  refused(): void;
  /** Somebody else has bought the last piece: an answer, if not a welcome one. */
  soldOut(): void;
  /** Anything but an answer or a polite refusal. */
  failed(what: string): void;
}

export type Ask = (call: Call) => Promise<unknown>;

/** Thrown when a page gets no answer that it can use. */
export class NoAnswer extends Error {}

/**
 * One shopper's device: it has an address of its own, as a proxy reports it, and does what the store asks: it retries what was refused with
 * the same key, after the time that the store asked for plus up to a second.
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
        // Each takes more than the minimum order, so an order below it shows that others have bought the stock.
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
