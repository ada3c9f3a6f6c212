import type { QueryClient } from '@tanstack/react-query';
import type { Refused } from '#api/api-error.ts';
import { loadBasketFold } from '#features/basket/basket-fold.ts';
import { basketQuery } from '#features/basket/basket-queries.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { Drain } from '#offline/drain/drain.ts';
import { createJournalDrain, type Sender } from '#offline/drain/journal-drain.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { createLock } from '#offline/drain/lock.ts';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { type Lane, type LogEntry, type Owner, ownerOf } from '#offline/journal/entry.ts';
import { createJournal } from '#offline/journal/journal.ts';
import type { JournalMessage, OutcomeMessage } from '#offline/journal/messages.ts';
import { askToPersist } from '#shopper/ask-to-persist.ts';
import { publishOutcome } from '#shopper/connection/call-outcomes.ts';
import { readConnection } from '#shopper/connection/store.ts';
import { isValid } from '#shopper/session.ts';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import type { ChangeResult, ServerState } from '#shopper/shop-journal.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import { rereadCart } from './apply-basket.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { Standby } from './standby.ts';
import { openJournalBus } from './bus.ts';
import { createDrainNotices } from './drain-notices.ts';
import type { JournalScreen } from './screen.ts';
import { handleParked } from './parked.ts';
import { createSubmissions } from './submissions.ts';
import { restoreTabGuest, saveTabGuest } from './tab-guest.ts';
import { createTriggers } from './triggers.ts';
import { createJournalView } from './view.ts';
import { registerSync } from './wake-worker.ts';

/** The page that the journal belongs to. */
export interface JournalPage {
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  /** The store refused a change until the shopper signs in again or accepts the policy. */
  readonly onRefused: (error: Refused) => void;
  readonly recheckSession: () => Promise<void>;
}

/** The open journal of a page. */
export type OpenJournal = Awaited<ReturnType<typeof openJournal>>;

/** Opens the device's journal, sends its entries, and shows waiting changes on `screen`. */
export const openJournal = async (page: JournalPage, screen: JournalScreen, standby: Standby | null) => {
  const { currentShop, queryClient } = page;
  await loadBasketFold();
  const store = await deviceJournal();
  await restoreTabGuest(store);
  const { configuration } = currentShop.get();
  const senderNow = (): Sender => {
    const { session } = currentShop.state();
    if (session.kind === 'guest') return { subject: null, token: null, isExpired: false };
    return { subject: session.subject, token: session.token, isExpired: !isValid(session, Date.now()) };
  };
  const ownerNow = (): Owner => ownerOf(senderNow().subject);

  const bus = openJournalBus(standby);
  const lock = createLock(store, navigator.locks);
  const journal = createJournal({ store, onChange: (owner) => bus.publish({ type: 'changed', owner }) });
  const drainAs = (sender: () => Sender, publish: (message: JournalMessage) => void): Drain =>
    createJournalDrain({
      store,
      lock,
      configuration,
      sender: () => Promise.resolve(sender()),
      publish,
      api: { onOutcome: publishOutcome },
    });
  const triggers = createTriggers(
    drainAs(senderNow, (message) => {
      if (message.type === 'outcome') void saveTabGuest(store).catch(reportError);
      bus.publish(message);
    }),
  );
  const notices = createDrainNotices(screen.isSending);
  const view = createJournalView({
    store,
    ownerNow,
    screen,
    acknowledge: (ids) => journal.acknowledge(ownerNow(), ids),
    onRead: ({ waiting }) => notices.onWaiting(waiting),
    isNews: ({ id, version, storeKey }) => {
      const basket = queryClient.getQueryData(basketQuery(currentShop.get()).queryKey);
      return storeKey === configuration.storeKey && !(basket?.id === id && basket.version >= version);
    },
  });
  const submissions = createSubmissions({
    journal,
    origin: () => {
      const { currencyCode, countryCode } = currentShop.get();
      const { storeKey } = configuration;
      return { owner: ownerNow(), storeKey, currencyCode, countryCode, from: location.pathname };
    },
    send: () => triggers.now({ ignoresBackoff: true }),
    onAppended: (isDurable) => {
      if (isDurable) void askToPersist();
    },
    isAnswered: () => {
      const { judged, failures } = readConnection();
      return judged === 'online' && failures === 0;
    },
    onQueued: (id) => {
      notices.onQueued(id);
      void registerSync();
    },
    leftWith: (owner, what) =>
      import('./left-meanwhile.ts').then(
        (left) => left.leftWith(currentShop, owner, what),
        // If this code can't be fetched without a connection, a saved change must not look lost.
        () => null,
      ),
  });

  const refresh = (): void => void view.refresh().catch(reportError);
  const sendNow = async (): Promise<void> => {
    await triggers.now({ ignoresBackoff: true, ignoresOffline: true });
    // The caller relies on what the screens show afterwards.
    await view.refresh().catch(reportError);
  };
  const onOutcome = (message: OutcomeMessage): void => {
    notices.onOutcome(message, submissions.isAwaited(message.id));
    if (message.outcome.type === 'parked') handleParked(page, message.outcome);
    view.addAnswer(applyOutcome({ shop: currentShop.get(), queryClient, message }));
  };
  bus.subscribe((message) => {
    if (message.owner !== ownerNow()) return;
    if (message.type === 'cart-changed') return rereadCart(currentShop.get(), queryClient);
    if (message.type === 'outcome') onOutcome(message);
    refresh();
    if (message.type === 'outcome') submissions.settle(message);
  });
  bus.start();
  addEventListener('pageshow', ({ persisted }) => {
    // A page in the back-forward cache hears nothing of what others send or record.
    if (persisted) refresh();
  });
  await view.refresh();
  currentShop.subscribe(() => {
    refresh();
    void triggers.now({ ignoresBackoff: true });
  });

  return {
    store,
    journal,
    bus,
    drainAs,
    submit: async (change: Change, receipt?: string): Promise<ChangeResult> => {
      const result = await submissions.submit(change, receipt);
      publishShopEvent({ type: 'change-made', change });
      return result;
    },
    sendNow,
    retry: async (id: string): Promise<void> => {
      await journal.retry(id);
      await sendNow();
    },
    edit: async (id: string, change: Change): Promise<boolean> => {
      const isEdited = await journal.edit(id, change);
      if (isEdited) void sendNow();
      return isEdited;
    },
    /** A call was answered, so there is a connection. */
    onAnswer: triggers.onAnswer,
    finished: async (): Promise<readonly LogEntry[]> => (await journal.finished(ownerNow())).toReversed(),
    observe: async ({ basket, list, isCheckoutChanged = false }: ServerState): Promise<void> => {
      const owner = ownerNow();
      if (isCheckoutChanged) bus.publishElsewhere({ type: 'cart-changed', owner });
      if (basket === undefined && list === undefined) return;
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
