/** Shown by a page that can't fetch anything any more; the build also writes it into index.html. */
export const bareErrorWording = { title: 'This page couldn’t be loaded', reload: 'Reload' } as const;

/** Shown when a write failed and the store gave no message of its own. */
export const failureWording = {
  unanswered: 'This needs a connection, and the store isn’t responding. Try again when you’re back online.',
  refused: 'This couldn’t be done, and the store gave no reason. Try again or contact us.',
  busy: 'The store is busy. Try again in a moment.',
  down: 'The store has a problem. Try again in a few minutes.',
  broken: 'Something went wrong on our side. Try again in a moment.',
} as const;
