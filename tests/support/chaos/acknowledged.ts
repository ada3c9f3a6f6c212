import { setTimeout as wait } from 'node:timers/promises';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import type { CallOptions } from '#api/api.ts';

const retryMs = 250;

/** Adds jitter, so that the shoppers don't all retry at the same moment. */
export const about = (ms: number): number => ms * (0.5 + Math.random());

/** How the store answered the shoppers' writes. */
export interface AnswerFigures {
  readonly unanswered: number;
  readonly refused: number;
  /** Errors that neither confirm the write nor call for a retry. */
  readonly wrong: readonly string[];
  /** The longest time from a write until it was acknowledged. */
  readonly maxMs: number;
}

/** A write that the store has refused for good. */
export class RefusedForGood extends Error {}

/** Sends a write under one idempotency key until the store has acknowledged it, as a device's journal does. */
export type Acknowledged = <T>(write: (options: CallOptions) => Promise<T>) => Promise<T>;

/** Counts the answers to the writes that are sent with `acknowledged`. */
export const countAnswers = (): { readonly acknowledged: Acknowledged; figures(): AnswerFigures } => {
  let unanswered = 0;
  let refused = 0;
  const wrong: string[] = [];
  let maxMs = 0;
  return {
    async acknowledged(write) {
      const idempotencyKey = crypto.randomUUID();
      const begun = performance.now();
      for (;;) {
        try {
          const answer = await write({ idempotencyKey });
          maxMs = Math.max(maxMs, performance.now() - begun);
          return answer;
        } catch (error) {
          if (isNoAnswer(error)) unanswered += 1;
          else if (isRefused(error) && isToBeRetried(error)) refused += 1;
          else {
            wrong.push(String(error));
            if (isRefused(error) && error.status < 500) throw new RefusedForGood(error.message, { cause: error });
          }
          await wait(about(retryMs));
        }
      }
    },
    figures: () => ({ unanswered, refused, wrong, maxMs }),
  };
};

/** A conflict without a code is a race that was lost; nothing was stored. */
const isToBeRetried = ({ status, details }: { status: number; details: readonly { code: string }[] }): boolean =>
  status === 503 || (status === 409 && details.every(({ code }) => code === 'IdempotencyKeyInUse'));
