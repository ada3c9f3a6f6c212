import { createApi } from '#api/api.ts';
import { Refused } from '#api/api-error.ts';
import type { Change } from '#offline/commands/commands.ts';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { Lane, type LaneBlock, type LogEntry, type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { type JournalMessage, outcomeMessageOf, type OutcomeMessage } from '#offline/journal/messages.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { laneState } from '#offline/journal/lane-state.ts';
import { createLocalListIds } from '#offline/commands/local-list-ids.ts';
import { createLock } from '#offline/drain/lock.ts';
import { coalesce } from '#offline/drain/coalesce.ts';
import { publishOutcome } from '#shopper/call-outcomes.ts';
import { askToPersist } from '#shopper/ask-to-persist.ts';
import { isValid } from '#shopper/session.ts';
import type { ChangeResult, ServerState } from '#shopper/shop-journal.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import { openJournalChannel } from './channel.ts';
import { createTriggers } from './triggers.ts';
import { saveTabGuest, restoreTabGuest } from './tab-guest.ts';

/** What the journal tells the page. */
export interface OpenJournalOptions {
  readonly currentShop: CurrentShop;
  /** Something of the current shopper changed. */
  readonly onWaiting: (waiting: {
    readonly entries: readonly StoredEntry[];
    readonly blockedBy: LaneBlock | null;
    /** The server's ids of the lists made here that something waited for while this page lived; the same map until one changes. */
    readonly listIds: ReadonlyMap<string, string>;
    /** Brings in what the store answered to those that are gone, to be done in the same moment. */
    readonly answers: readonly (() => void)[];
  }) => void;
  /** An entry of the current shopper came out of an attempt, here, in another tab, or in the worker. */
  readonly onOutcome: (news: OutcomeMessage, isAwaited: boolean) => Promise<() => void>;
}

/** The journal at work in a page. */
export type OpenJournal = Awaited<ReturnType<typeof openJournal>>;

/** Milliseconds that an answer may hold up what is shown. */
const answerTimeoutMs = 3_000;

const tooLate = (): Promise<() => void> =>
  new Promise((resolve) => setTimeout(() => resolve(() => undefined), answerTimeoutMs));

/** Milliseconds that somebody who just pressed a button waits to see whether the store has it. */
const timeoutMs = 4_000;

/** Opens the device's journal and sends from it. */
export const openJournal = async ({ currentShop, onWaiting, onOutcome }: OpenJournalOptions) => {
  const store = await deviceJournal();
  await restoreTabGuest(store);
  const { configuration } = currentShop.get();
  const awaited = new Map<string, (outcome: OutcomeMessage['outcome']) => void>();
  let movedAt = 0;
  const ownerNow = (): Owner => {
    const { session } = currentShop.state();
    return ownerOf(session.kind === 'shopper' ? session.subject : null);
  };

  const madeHere = createLocalListIds();
  let answers: Promise<() => void>[] = [];
  const publish = coalesce(async (): Promise<void> => {
    const owner = ownerNow();
    const [entries, blocks, listIds] = await store.read(async (tx) => {
      const lanes: (LaneBlock | null)[] = [];
      for (const lane of Lane.options) lanes.push((await laneState(tx, owner, lane)).blockedBy);
      const waiting = await tx.entries(owner);
      return [waiting, lanes, await madeHere.idsOf(tx, owner, waiting)] as const;
    });
    const taken = answers;
    answers = [];
    const brought = await Promise.all(taken.map((answer) => Promise.race([answer, tooLate()])));
    if (owner === ownerNow()) {
      onWaiting({ entries, blockedBy: blocks.find((by) => by !== null) ?? null, listIds, answers: brought });
    }
  });
  const hear = (news: JournalMessage): void => {
    if (news.owner !== ownerNow()) return;
    if (news.type === 'changed') return void publish().catch(reportError);
    movedAt = Date.now();
    const wake = awaited.get(news.id);
    awaited.delete(news.id);
    answers.push(onOutcome(news, wake !== undefined));
    void publish().catch(reportError);
    wake?.(news.outcome);
  };
  const channel = openJournalChannel(hear);
  const tell = (news: JournalMessage): void => {
    channel.tell(news);
    hear(news);
  };
  const onChange = (owner: Owner): void => tell({ type: 'changed', owner });
  const journal = createJournal({ store, onChange });
  const drain = createDrain({
    store,
    lock: createLock(store, navigator.locks),
    isKeyed: configuration.hasIdempotencyKeys,
    storeKey: configuration.storeKey,
    onChange,
    onOutcome: (entry, outcome) => {
      void saveTabGuest(store).catch(reportError);
      const news = outcomeMessageOf(entry, outcome);
      if (news !== null) tell(news);
    },
    identity: () => {
      const { session } = currentShop.state();
      const token = session.kind === 'shopper' ? session.token : null;
      const identity = () => ({ apiKey: configuration.apiKey, storeKey: configuration.storeKey, token });
      return Promise.resolve({
        owner: ownerNow(),
        isExpired: session.kind === 'shopper' && !isValid(session, Date.now()),
        api: (money) =>
          createApi({
            base: configuration.apiBase,
            identity: () => ({ ...identity(), ...money }),
            onOutcome: publishOutcome,
          }),
      });
    },
  });
  const trying = createTriggers(drain);

  const make = async (change: Change): Promise<ChangeResult> => {
    const { currencyCode, countryCode } = currentShop.get();
    const origin = {
      owner: ownerNow(),
      storeKey: configuration.storeKey,
      currencyCode,
      countryCode,
      from: location.pathname,
    };
    const { entry, isDurable } = await journal.append(origin, change);
    if (entry === null) return { type: 'sent', data: null };
    if (isDurable) void askToPersist();
    movedAt = Date.now();
    const answered = new Promise<OutcomeMessage['outcome'] | null>((resolve) => {
      awaited.set(entry.id, resolve);
      // Whoever put in many lines waits for as long as one after the other is taken.
      const look = (): void => {
        const left = movedAt + timeoutMs - Date.now();
        if (left > 0) setTimeout(look, left);
        else resolve(null);
      };
      look();
    });
    const tried = trying.now({ ignoresBackoff: true }).then(() => null);
    const outcome = await Promise.race([answered, tried]);
    awaited.delete(entry.id);
    if (outcome === null && !(await journal.entries(origin.owner)).some(({ id }) => id === entry.id)) {
      // Another tab or the worker was quicker, and its news is on the way.
      return { type: 'sent', data: null };
    }
    if (outcome === null || outcome.type === 'postponed' || outcome.type === 'parked' || outcome.type === 'unsure') {
      void channel.askForSync();
      return { type: 'queued', isDurable };
    }
    if (outcome.type === 'sent') return { type: 'sent', data: outcome.data };
    // The shopper is looking on and is told at once: nothing is left to decide later.
    await journal.discard(entry.id);
    const { status, message } = outcome.failure;
    throw new Refused({ status, errors: message === null ? [] : [message] });
  };

  await publish();
  currentShop.subscribe(() => {
    void publish().catch(reportError);
    void trying.now({ ignoresBackoff: true });
  });
  return {
    store,
    journal,
    drain,
    make,
    publish,
    sendNow: () => trying.now({ ignoresBackoff: true, ignoresOffline: true }),
    /** A call was answered: whatever waits for a connection can go. */
    answered: () => trying.onAnswer(),
    finished: async (): Promise<readonly LogEntry[]> => (await journal.finished(ownerNow())).toReversed(),
    observe: async ({ basket, list }: ServerState): Promise<void> => {
      const owner = ownerNow();
      await store.write(async (tx) => {
        if (owner !== ownerNow()) return;
        if (basket !== undefined) await knownState(tx).recordBasket(owner, basket);
        if (list !== undefined) await knownState(tx).recordList(owner, list);
      });
    },
    laneMark: async (lane: Lane): Promise<number> => (await journal.lane(ownerNow(), lane)).mark,
    listIdOf: (localId: string) => store.read((tx) => knownState(tx).listId(ownerNow(), localId)),
  };
};
