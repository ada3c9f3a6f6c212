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

/** Records changes and waits for their outcomes while the shopper is watching. */
export const createSubmissions = ({ journal, origin, send, onAppended, onQueued, leftWith }: SubmissionContext) => {
  const awaited = new Map<string, (outcome: Outcome | 'late') => void>();
  let movedAt = 0;

  const outcomeOf = (id: string): Promise<Outcome | 'late'> =>
    new Promise((resolve) => {
      awaited.set(id, resolve);
      // When many lines are added at once, every outcome restarts the wait for the others.
      const giveUp = (): void => {
        const leftMs = movedAt + outcomeTimeoutMs - Date.now();
        if (leftMs > 0) setTimeout(giveUp, leftMs);
        else resolve('late');
      };
      giveUp();
    });

  /** Neither waiting nor sent: a sign-out has discarded it together with its log entry. */
  const gone = async ({ id, owner, lane }: StoredEntry): Promise<Refused | null> => {
    const isSent = async () => (await journal.finished(owner)).some((one) => one.id === id && one.outcome === 'sent');
    return lane === 'trail' || (await isSent()) ? null : leftWith(owner, 'gone');
  };

  return {
    isAwaited: (id: string): boolean => awaited.has(id),

    /** An attempt has ended, here, in another tab or in the worker. */
    settle: ({ id, outcome }: OutcomeMessage): void => {
      movedAt = Date.now();
      awaited.get(id)?.(outcome);
      awaited.delete(id);
    },

    submit: async (change: Change, receipt?: string): Promise<ChangeResult> => {
      const from = origin();
      const { entry, isDurable } = await journal.append(from, change, receipt);
      if (entry === null) return { type: 'sent', data: null };
      onAppended(isDurable);
      movedAt = Date.now();
      const end = await Promise.race([outcomeOf(entry.id), send().then(() => null)]);
      const isUnderWay = end === 'late';
      const outcome = isUnderWay ? null : end;
      awaited.delete(entry.id);
      switch (outcome?.type) {
        case 'sent':
          return { type: 'sent', data: outcome.data };
        case 'refused': {
          // The shopper is watching and sees the refusal at once, so nothing is left to decide later.
          await journal.discard(entry.id, receipt);
          throw refusedFor(outcome.failure);
        }
        case undefined: {
          const isWaiting = (await journal.entries(from.owner)).some(({ id }) => id === entry.id);
          // Another tab or the worker was faster, and its message will follow, unless the change left with its owner.
          if (isWaiting) break;
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
      return { type: 'queued', id: entry.id, isDurable, isUnderWay };
    },
  };
};
