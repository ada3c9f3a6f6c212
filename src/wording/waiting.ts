const savedHere = 'Saved on this device. It will be sent when you’re back online.';
const savedInTab = 'Kept until you close this tab. It will be sent when you’re back online.';
const slowHere = 'Saved on this device. The store is slow to answer; we’ll keep sending it.';
const slowInTab = 'Kept until you close this tab. The store is slow to answer; we’ll keep sending it.';

/** Unconfirmed changes. */
export const waitingWording = {
  /** Beside a line or row, by the state of its change. */
  marks: { waiting: 'Not sent yet', sending: 'Sending', unsure: 'Check this' },
  /** Instead of the store's answer, for a change saved until it can be sent, or that is being sent for long. */
  saved: ({ isDurable, isUnderWay }: { readonly isDurable: boolean; readonly isUnderWay: boolean }): string => {
    if (isUnderWay) return isDurable ? slowHere : slowInTab;
    return isDurable ? savedHere : savedInTab;
  },
} as const;
