/** What an error page says for a status: `error.{code}_title`, `_desc` and `_action`. */
export interface ErrorWords {
  readonly title: string;
  readonly description: string;
  readonly action: string;
}

const toStore = 'Go to all products';

const words: Readonly<Record<number, ErrorWords>> = {
  400: {
    title: 'That address cannot be read',
    description: 'Something in it is not of a form the store knows. The rest of the shop works as before.',
    action: toStore,
  },
  403: {
    title: 'This page is not open to you',
    description: 'The store did not let this account see it.',
    action: toStore,
  },
  404: {
    title: 'Page not found',
    description: 'It may have moved, or the address may have a slip in it.',
    action: toStore,
  },
  429: {
    title: 'Too many requests',
    description: 'The store asks for a short pause. Wait a moment, then try again.',
    action: toStore,
  },
  500: {
    title: 'There is a problem with the store',
    description: 'It is ours, not yours. Your cart is safe. Try again in a moment.',
    action: 'Go to the home page',
  },
  503: {
    title: 'The store is closed for a moment',
    description: 'It will be back shortly. Your cart is safe.',
    action: toStore,
  },
};

const unknown: ErrorWords = {
  title: 'The store refused this page',
  description: 'It gave no reason that we know of. The rest of the shop works as before.',
  action: toStore,
};

/** The words for a status, or for one nobody thought of. */
export const errorWords = (status: number): ErrorWords =>
  words[status] ?? (status >= 500 ? words[500] : undefined) ?? unknown;

/** More words of the error page. */
export const errorWording = {
  code: (status: number) => `Error ${status}`,
  tryAgain: 'Try again',
  search: 'Search for it',
  categories: 'Categories',
  notFoundBefore: 'Page Not Found:',
} as const;
