import type { OutcomeMessage } from '#offline/journal/messages.ts';

/** What a summary is made with. */
export interface DrainSummaryOptions {
  /** Something is on its way at this moment. */
  readonly isSending: () => boolean;
  /** Somebody can see this page. */
  readonly isSeen: () => boolean;
  /** Says how many were sent; `isMixed` where others of the same drain need checking. */
  readonly say: (sent: number, isMixed: boolean) => void;
}

/** Milliseconds without another outcome before the sum is drawn. */
const quietMs = 600;

/** Sums up what came of changes that nobody was waiting for, once things are quiet: one sentence for a whole drain. */
export const createDrainSummary = ({ isSending, isSeen, say }: DrainSummaryOptions) => {
  const sent = new Set<string>();
  const toCheck = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(speak, quietMs);
  };
  const speak = (): void => {
    if (isSending()) return later();
    const [done, open] = [sent.size, toCheck.size];
    sent.clear();
    toCheck.clear();
    // Nobody is told of the past when they come back to a page: what waits is on it.
    if (done > 0 && isSeen()) say(done, open > 0);
  };
  return {
    hear: ({ id, name, outcome }: Pick<OutcomeMessage, 'id' | 'name' | 'outcome'>, isAwaited: boolean): void => {
      // What was looked at is remembered without a word.
      if (isAwaited || name === 'record-view') return;
      if (outcome.type === 'sent') {
        toCheck.delete(id);
        sent.add(id);
      } else if (outcome.type === 'refused' || outcome.type === 'unsure') {
        for (const one of outcome.ids) toCheck.add(one);
      } else return;
      later();
    },
  };
};
