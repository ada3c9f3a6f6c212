/** What an error page says for a status: `error.{code}_title`, `_desc` and `_action`. */
export interface ErrorWords {
  readonly title: string;
  readonly description: string;
  readonly action: string;
}

const toStore = 'Go to all products';

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: 'That address doesn’t work',
    description: 'Something in it isn’t right. The rest of the shop is working normally.',
    action: toStore,
  },
  403: {
    title: 'You don’t have access to this page',
    description: 'Your account isn’t allowed to see it.',
    action: toStore,
  },
  404: {
    title: 'Page not found',
    description: 'It may have moved, or there may be a typo in the address.',
    action: toStore,
  },
  429: {
    title: 'Too many requests',
    description: 'Wait a moment, then try again.',
    action: toStore,
  },
  500: {
    title: 'There is a problem with the store',
    description: 'Something went wrong on our side. Your cart is safe. Try again in a moment.',
    action: 'Go to the home page',
  },
  503: {
    title: 'The store is temporarily closed',
    description: 'We’ll be back shortly. Your cart is safe.',
    action: toStore,
  },
};

const unknown: ErrorWords = {
  title: 'This page can’t be shown',
  description: 'The store gave no reason. The rest of the shop is working normally.',
  action: toStore,
};

/** The words for a status, with a fallback for unknown ones. */
export const errorWords = (status: number): ErrorWords =>
  words[status] ?? (status >= 500 ? words[500] : undefined) ?? unknown;

export const errorWording = {
  code: (status: number) => `Error ${status}`,
  tryAgain: 'Try again',
  search: 'Search for it',
  categories: 'Categories',
  notFoundBefore: 'Page Not Found:',
} as const;
