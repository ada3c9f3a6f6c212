import { createApi } from '#api/api.ts';
import { Refused } from '#api/api-error.ts';
import type { Change } from '#offline/commands/commands.ts';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { Lane, type LaneBlock, type LogEntry, type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { type JournalNews, newsOf, type OutcomeNews } from '#offline/journal/messages.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { laneState } from '#offline/journal/lane-state.ts';
import { createListsMadeHere } from '#offline/commands/local-lists.ts';
import { createLock } from '#offline/drain/lock.ts';
import { oneAtATime } from '#offline/drain/coalesced.ts';
import { noteOutcome } from '#shopper/call-outcomes.ts';
import { askToPersist } from '#shopper/ask-to-persist.ts';
import { isValid } from '#shopper/session.ts';
import type { Made, Seen } from '#shopper/shop-journal.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import { openNews } from './channel.ts';
import { keepTrying } from './triggers.ts';
import { keepGuest, recallGuest } from './tab-guest.ts';

/** What the journal tells the page. */
export interface JournalDeskOptions {
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
  readonly onOutcome: (news: OutcomeNews, isAwaited: boolean) => Promise<() => void>;
}

/** The journal at work in a page. */
export type JournalDesk = Awaited<ReturnType<typeof openJournalDesk>>;

/** Milliseconds that an answer may hold up what is shown. */
const answerPatience = 3_000;

const tooLate = (): Promise<() => void> =>
  new Promise((resolve) => setTimeout(() => resolve(() => undefined), answerPatience));

/** Milliseconds that somebody who just pressed a button waits to see whether the store has it. */
const patience = 4_000;

/** Opens the device's journal and sends from it. */
export const openJournalDesk = async ({ currentShop, onWaiting, onOutcome }: JournalDeskOptions) => {
  const store = await deviceJournal();
  await recallGuest(store);
  const { configuration } = currentShop.get();
  const awaited = new Map<string, (outcome: OutcomeNews['outcome']) => void>();
  let movedAt = 0;
  const ownerNow = (): Owner => {
    const { session } = currentShop.state();
    return ownerOf(session.kind === 'shopper' ? session.subject : null);
  };

  const madeHere = createListsMadeHere();
  let answers: Promise<() => void>[] = [];
  const publish = oneAtATime(async (): Promise<void> => {
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
  const hear = (news: JournalNews): void => {
    if (news.owner !== ownerNow()) return;
    if (news.type === 'changed') return void publish().catch(reportError);
    movedAt = Date.now();
    const wake = awaited.get(news.id);
    awaited.delete(news.id);
    answers.push(onOutcome(news, wake !== undefined));
    void publish().catch(reportError);
    wake?.(news.outcome);
  };
  const channel = openNews(hear);
  const tell = (news: JournalNews): void => {
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
      void keepGuest(store).catch(reportError);
      const news = newsOf(entry, outcome);
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
            onOutcome: noteOutcome,
          }),
      });
    },
  });
  const trying = keepTrying(drain);

  const make = async (change: Change): Promise<Made> => {
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
    const answered = new Promise<OutcomeNews['outcome'] | null>((resolve) => {
      awaited.set(entry.id, resolve);
      // Whoever put in many lines waits for as long as one after the other is taken.
      const look = (): void => {
        const left = movedAt + patience - Date.now();
        if (left > 0) setTimeout(look, left);
        else resolve(null);
      };
      look();
    });
    const tried = trying.now({ isHopeful: true }).then(() => null);
    const outcome = await Promise.race([answered, tried]);
    awaited.delete(entry.id);
    if (outcome === null && !(await journal.entries(origin.owner)).some(({ id }) => id === entry.id)) {
      // Another tab or the worker was quicker, and its news is on the way.
      return { type: 'sent', data: null };
    }
    if (outcome === null || outcome.type === 'postponed' || outcome.type === 'parked' || outcome.type === 'unsure') {
      void channel.askForSync();
      return { type: 'kept', isDurable };
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
    void trying.now({ isHopeful: true });
  });
  return {
    store,
    journal,
    drain,
    make,
    publish,
    sendNow: () => trying.now({ isHopeful: true, isSure: true }),
    /** A call was answered: whatever waits for a connection can go. */
    answered: () => trying.onAnswer(),
    finished: async (): Promise<readonly LogEntry[]> => (await journal.finished(ownerNow())).toReversed(),
    saw: async ({ basket, list }: Seen): Promise<void> => {
      const owner = ownerNow();
      await store.write(async (tx) => {
        if (owner !== ownerNow()) return;
        if (basket !== undefined) await knownState(tx).seeBasket(owner, basket);
        if (list !== undefined) await knownState(tx).seeList(owner, list);
      });
    },
    laneMark: async (lane: Lane): Promise<number> => (await journal.lane(ownerNow(), lane)).mark,
    listIdOf: (localId: string) => store.read((tx) => knownState(tx).listId(ownerNow(), localId)),
  };
};
