/** Changes that the store has not confirmed yet. */
export const waitingWording = {
  /** Shown beside a line or row, by the state of its change. */
  marks: { waiting: 'Not sent yet', sending: 'Sending', unsure: 'Check this' },
  /** Replaces the store's answer for a change that is saved until it can be sent, or that a slow store has not answered yet. */
  saved: ({ isDurable, isUnderWay }: { readonly isDurable: boolean; readonly isUnderWay: boolean }): string =>
    `${isDurable ? 'Saved on this device.' : 'Kept until you close this tab.'} ${
      isUnderWay ? 'The store hasn’t confirmed it; we’ll keep trying.' : 'It will be sent when you’re back online.'
    }`,
} as const;

/** The outcome of a change, as far as the wording depends on it. */
type Made =
  | { readonly type: 'sent' }
  | { readonly type: 'queued'; readonly isDurable: boolean; readonly isUnderWay: boolean };

/** The message after a change: that it is done, or that it is saved for later. */
export const doneOrSaved = (made: Made, done: string): string =>
  made.type === 'sent' ? done : waitingWording.saved(made);
