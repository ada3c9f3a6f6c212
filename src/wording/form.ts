export const formWording = {
  problem: 'There is a problem',
  titlePrefix: 'Error: ',
  optional: '(optional)',
  storeSilent: 'This needs a connection, and the store isn’t responding. What you typed is still here.',
  save: 'Save',
  cancel: 'Cancel',
};
