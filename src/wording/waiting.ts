const savedHere = 'Saved on this device. It will be sent when you’re back online.';
const savedInTab = 'Kept until you close this tab. It will be sent when you’re back online.';

/** What is said of a change that the store has not confirmed. */
export const waitingWording = {
  /** Beside a line or a row, by how far its change is. */
  marks: { waiting: 'Not sent yet', sending: 'Sending', unsure: 'Check this' },
  /** In place of the store's answer, for a change that is kept until it can be sent. */
  kept: (isDurable: boolean): string => (isDurable ? savedHere : savedInTab),
} as const;
