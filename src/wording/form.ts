import { formatCount } from './words.ts';

export const formWording = {
  problem: 'There is a problem',
  titlePrefix: 'Error: ',
  optional: '(optional)',
  tooLong: (max: number) => `Use ${formatCount(max)} characters or fewer`,
  webAddress: 'Enter a name, not a web address',
  storeSilent: 'This needs a connection, and the store isn’t responding. What you typed is still here.',
  storeTroubled: 'The store has a problem. What you typed is still here.',
  save: 'Save',
  cancel: 'Cancel',
};
