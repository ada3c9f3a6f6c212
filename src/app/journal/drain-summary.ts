import type { OutcomeMessage } from '#offline/journal/messages.ts';

/** What a summary is made with. */
export interface DrainSummaryOptions {
  /** Something is on its way. */
  readonly isSending: () => boolean;
  /** The page is visible. */
  readonly isSeen: () => boolean;
  /** Shows how many were sent; `isMixed` where others of the same drain need checking. */
  readonly onSummary: (sent: number, isMixed: boolean) => void;
}

const debounceMs = 600;

/** Sums up the outcomes that nobody was waiting for: one sentence for a whole drain. */
export const createDrainSummary = ({ isSending, isSeen, onSummary }: DrainSummaryOptions) => {
  const sent = new Set<string>();
  const toCheck = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(show, debounceMs);
  };
  const show = (): void => {
    if (isSending()) return later();
    const [done, open] = [sent.size, toCheck.size];
    sent.clear();
    toCheck.clear();
    // Whoever comes back to the page later sees on it what still waits.
    if (done > 0 && isSeen()) onSummary(done, open > 0);
  };
  return {
    onOutcome: ({ id, name, outcome }: Pick<OutcomeMessage, 'id' | 'name' | 'outcome'>, isAwaited: boolean): void => {
      // Viewed products are sent without a word.
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
