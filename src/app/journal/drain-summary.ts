import type { Difference } from '#offline/journal/difference.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';

export interface DrainSummaryOptions {
  /** A change is being sent. */
  readonly isSending: () => boolean;
  /** A change waits that may be sent next. */
  readonly isMoreWaiting: () => boolean;
  /** The page is visible. */
  readonly isSeen: () => boolean;
  /** Shows how many were sent; `isMixed` if others of the same drain need checking; `differences` of those that came out differently. */
  readonly onSummary: (sent: number, isMixed: boolean, differences: readonly Difference[]) => void;
}

const debounceMs = 600;

/** How long a busy store may take from one change to the next, so that a long drain is not announced in pieces. */
const maxGapMs = 3_000;

/** Sums up the outcomes that nobody was waiting for: one message per drain. */
export const createDrainSummary = ({ isSending, isMoreWaiting, isSeen, onSummary }: DrainSummaryOptions) => {
  const sent = new Set<string>();
  const toCheck = new Set<string>();
  const different: Difference[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(show, debounceMs);
  };
  const show = (): void => {
    if (isSending() || (isMoreWaiting() && Date.now() - lastAt < maxGapMs)) return later();
    const [done, open] = [sent.size, toCheck.size];
    sent.clear();
    toCheck.clear();
    const differences = different.splice(0);
    // A shopper who returns to the page later sees there what is still waiting.
    if (done > 0 && isSeen()) onSummary(done, open > 0, differences);
  };
  return {
    onOutcome: ({ id, name, outcome }: Pick<OutcomeMessage, 'id' | 'name' | 'outcome'>, isAwaited: boolean): void => {
      // Viewed products are sent silently.
      if (isAwaited || name === 'record-view') return;
      if (outcome.type === 'sent') {
        toCheck.delete(id);
        sent.add(id);
        if (outcome.difference !== undefined) different.push(outcome.difference);
      } else if (outcome.type === 'refused' || outcome.type === 'unsure') {
        for (const one of outcome.ids) toCheck.add(one);
      } else return;
      lastAt = Date.now();
      later();
    },
  };
};
