import { Refused } from '#api/api-error.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { ChangeOrigin } from '#offline/journal/append.ts';
import type { Journal } from '#offline/journal/journal.ts';
import type { EntryFailure, Owner, StoredEntry } from '#offline/journal/entry.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { ChangeResult } from '#shopper/shop-journal.ts';

type Outcome = OutcomeMessage['outcome'];

/** What submissions need from the open journal. */
interface SubmissionContext {
  readonly journal: Journal;
  readonly origin: () => ChangeOrigin;
  readonly send: () => Promise<void>;
  readonly onAppended: (isDurable: boolean) => void;
  readonly onQueued: (id: string) => void;
  /** Whether the store answered the latest call of this page. */
  readonly isAnswered: () => boolean;
  /**
   * If the owner of a change has signed out, here or in another tab: the refusal to throw in place of an answer, for a change
   * that `waits` for their return or is `gone` with them. Otherwise null.
   */
  readonly leftWith: (owner: Owner, what: 'waits' | 'gone') => Promise<Refused | null>;
}

/** How long a shopper who pressed a button waits to learn whether the store has the change. */
const outcomeTimeoutMs = 4_000;

/** The store's refusal as the shopper sees it: its message and, if given, its code. */
const refusedFor = ({ status, message, code }: EntryFailure): Refused =>
  new Refused({
    status,
    errors: message === null ? [] : [message],
    details: code === null ? [] : [{ code, message: message ?? '', field: null, lineItemId: null }],
  });

/** Whether the store has answered that it can't take the change just now; a store that can't be reached gives no answer. */
const isPutOff = ({ failure, notBefore }: StoredEntry): boolean =>
  failure !== null && (failure.status !== 0 || failure.code !== null) && notBefore > Date.now();

/** Records changes and waits for their outcomes while the shopper is watching. */
export const createSubmissions = ({
  journal,
  origin,
  send,
  onAppended,
  onQueued,
  isAnswered,
  leftWith,
}: SubmissionContext) => {
  /** Presses that wait for an entry: several do when a later change was merged into one that was never attempted. */
  const awaited = new Map<string, ((outcome: Outcome) => void)[]>();
  let movedAt = 0;

  const outcomeOf = (id: string): { readonly outcome: Promise<Outcome | 'late'>; readonly stop: () => void } => {
    let end: (outcome: Outcome | 'late') => void = () => undefined;
    const outcome = new Promise<Outcome | 'late'>((resolve) => {
      end = resolve;
    });
    awaited.set(id, [...(awaited.get(id) ?? []), end]);
    // When many lines are added at once, every outcome restarts the wait for the others.
    const giveUp = (): void => {
      const leftMs = movedAt + outcomeTimeoutMs - Date.now();
      if (leftMs > 0) setTimeout(giveUp, leftMs);
      else end('late');
    };
    giveUp();
    const stop = (): void => {
      const others = (awaited.get(id) ?? []).filter((one) => one !== end);
      if (others.length > 0) awaited.set(id, others);
      else awaited.delete(id);
    };
    return { outcome, stop };
  };

  /** Neither waiting nor sent: a sign-out has discarded it together with its log entry. */
  const gone = async ({ id, owner, lane }: StoredEntry): Promise<Refused | null> => {
    const isSent = async () => (await journal.finished(owner)).some((one) => one.id === id && one.outcome === 'sent');
    return lane === 'trail' || (await isSent()) ? null : leftWith(owner, 'gone');
  };

  /** The shopper is watching and sees the refusal at once, so nothing is left to decide later. */
  const refuse = async (id: string, failure: EntryFailure, receipt: string | undefined): Promise<never> => {
    await journal.discard(id, receipt);
    throw refusedFor(failure);
  };

  return {
    isAwaited: (id: string): boolean => awaited.has(id),

    /** An attempt has ended, here, in another tab or in the worker. */
    settle: ({ id, outcome }: OutcomeMessage): void => {
      movedAt = Date.now();
      for (const resolve of awaited.get(id) ?? []) resolve(outcome);
      awaited.delete(id);
    },

    submit: async (change: Change, receipt?: string): Promise<ChangeResult> => {
      const from = origin();
      const { entry, isDurable } = await journal.append(from, change, receipt);
      if (entry === null) return { type: 'sent', data: null };
      onAppended(isDurable);
      movedAt = Date.now();
      const waiting = outcomeOf(entry.id);
      const end = await Promise.race([waiting.outcome, send().then(() => null)]);
      const isLate = end === 'late';
      const outcome = isLate ? null : end;
      waiting.stop();
      switch (outcome?.type) {
        case 'sent':
          return { type: 'sent', data: outcome.data };
        case 'refused':
          return refuse(entry.id, outcome.failure, receipt);
        case undefined: {
          // Another tab or the worker may have been faster, and its message will follow, unless the change left with its owner.
          const there = (await journal.entries(from.owner)).find(({ id }) => id === entry.id);
          if (there?.state === 'refused' && there.failure !== null) return refuse(entry.id, there.failure, receipt);
          if (there !== undefined) break;
          const left = await gone(entry);
          if (left !== null) throw left;
          return { type: 'sent', data: null };
        }
        case 'postponed':
        case 'parked':
        case 'unsure':
          break;
      }
      // Must come first: the outcome may arrive from now on, and nothing here awaits it any more.
      onQueued(entry.id);
      const left = await leftWith(from.owner, 'waits');
      if (left !== null) throw left;
      const inLane = (await journal.entries(from.owner)).filter(({ lane }) => lane === entry.lane);
      // A full device can't store the answer of a store that is there: the attempt stays begun and is repeated.
      const isBegun = inLane.some(({ state }) => state === 'sending');
      const isUnderWay = isLate || inLane.some(isPutOff) || (isBegun && isAnswered());
      return { type: 'queued', id: entry.id, isDurable, isUnderWay };
    },
  };
};
