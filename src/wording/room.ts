const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Shown on a device without free storage. */
export const roomWording = {
  full: 'This device is full.',
  fullStrip: 'Changes may be kept only until you close this tab.',
  makeRoom: 'Free up space',
  fullTitle: 'This device is full',
  fullText: 'Changes that can’t be sent at once may be lost when you close this tab.',
  canRemove: (names: readonly string[]) => `To free up space, remove ${listed(names)} below.`,
  nothingToRemove: 'There’s nothing left to remove here, so free up space on the device itself.',
} as const;
