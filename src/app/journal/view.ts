import { notifyManager } from '@tanstack/react-query';
import { createLocalListIds } from '#offline/commands/local-list-ids.ts';
import { coalesce } from '#offline/coalesce.ts';
import { differencesOf } from '#offline/journal/difference.ts';
import { Lane, type Owner, ownerOf, type StoredEntry } from '#offline/journal/entry.ts';
import { laneState } from '#offline/journal/lane-state.ts';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { type SentBasket, type SentMark, sentBasket, sentMark } from '#offline/drain/sent-basket.ts';
import type { JournalStore, JournalTransaction } from '#offline/journal/store.ts';
import type { JournalNotes } from '#shopper/shop-journal.ts';
import { sleep } from '#offline/sleep.ts';
import type { JournalScreen, JournalView } from './screen.ts';

/** The source of a view, and where it is shown. */
interface ViewContext {
  readonly store: JournalStore;
  readonly ownerNow: () => Owner;
  readonly screen: JournalScreen;
  readonly acknowledge: JournalNotes['acknowledge'];
  readonly onRead: (view: JournalView) => void;
  /** Whether the answer to a change is new to this page. */
  readonly isNews: (sent: SentMark) => boolean;
}

/** How long preparing the store's answers may delay the view. */
const answerTimeoutMs = 3_000;

const guest = ownerOf(null);
const nothing = (): void => undefined;
const nothingInTime = (): Promise<() => void> => sleep(answerTimeoutMs).then(() => nothing);

/** Keeps the screens' view of the journal up to date. */
export const createJournalView = ({ store, ownerNow, screen, acknowledge, onRead, isNews }: ViewContext) => {
  const localListIds = createLocalListIds();
  let answers: Promise<() => void>[] = [];

  const readNotes = async (tx: JournalTransaction, owner: Owner): Promise<JournalNotes | null> => {
    const differences = await differencesOf(tx, owner);
    const hasOthers = owner === guest && (await tx.entries()).some((entry) => entry.owner !== guest);
    return differences.length === 0 && !hasOthers ? null : { differences, hasOthers, acknowledge };
  };

  let sent: { readonly owner: Owner; readonly answer: SentBasket | null } | null = null;

  const readSent = async (tx: JournalTransaction, owner: Owner): Promise<SentBasket | null> => {
    if (sent?.owner !== owner) sent = { owner, answer: null };
    const mark = await sentMark(tx, owner);
    if (mark === null) sent = { owner, answer: null };
    else if (mark.at !== sent.answer?.at && isNews(mark)) sent = { owner, answer: await sentBasket(tx, owner) };
    return sent.answer;
  };

  const readView = (owner: Owner): Promise<JournalView> =>
    store.read(async (tx) => {
      const entries: readonly StoredEntry[] = await tx.entries(owner);
      const blocks = await Promise.all(Lane.options.map(async (lane) => (await laneState(tx, owner, lane)).blockedBy));
      return {
        // Viewed products are sent silently.
        waiting: waitingOf(entries).filter(({ name }) => name !== 'record-view'),
        blockedBy: blocks.find((block) => block !== null) ?? null,
        listIds: await localListIds.idsOf(tx, owner, entries),
        notes: await readNotes(tx, owner),
        sentBasket: await readSent(tx, owner),
      };
    });

  const refresh = coalesce(async (): Promise<void> => {
    const owner = ownerNow();
    const view = await readView(owner);
    const arrived = answers;
    answers = [];
    const apply = await Promise.all(arrived.map((answer) => Promise.race([answer, nothingInTime()])));
    if (owner !== ownerNow()) return;
    screen.write(view);
    onRead(view);
    // The store's state and the waiting changes update in one step, so that no line is shown twice or not at all.
    notifyManager.batch(() => {
      for (const applyAnswer of apply) applyAnswer();
      notifyManager.schedule(screen.notify);
    });
  });

  return {
    refresh,
    /** An entry is gone: applies the store's answer in the same step in which the entry leaves the screen. */
    addAnswer: (answer: Promise<() => void>): void => {
      answers.push(answer);
    },
  };
};
