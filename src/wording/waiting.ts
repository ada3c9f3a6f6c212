const savedHere = 'Saved on this device. It will be sent when you’re back online.';
const savedInTab = 'Kept until you close this tab. It will be sent when you’re back online.';

/** Unconfirmed changes. */
export const waitingWording = {
  /** Beside a line or row, by the state of its change. */
  marks: { waiting: 'Not sent yet', sending: 'Sending', unsure: 'Check this' },
  /** Instead of the store's answer, for a change saved until it can be sent. */
  saved: (isDurable: boolean): string => (isDurable ? savedHere : savedInTab),
} as const;
