/** What every form says. */
export const formWording = {
  problem: 'There is a problem',
  titlePrefix: 'Error: ',
  optional: '(optional)',
  storeSilent: 'The store did not answer. What you typed is kept: check your connection and try again.',
  save: 'Save',
  cancel: 'Cancel',
};
