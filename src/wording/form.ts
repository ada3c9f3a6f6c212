/** What every form says. */
export const formWording = {
  problem: 'There is a problem',
  titlePrefix: 'Error: ',
  optional: '(optional)',
  storeSilent: 'This needs a connection, and the store did not answer. What you typed is kept.',
  save: 'Save',
  cancel: 'Cancel',
};
