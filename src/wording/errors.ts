/** The texts of an error page. */
export interface ErrorWords {
  readonly title: string;
  readonly description: string;
  readonly action: string;
}

const toStore = 'Go to all products';

/** The texts for a status are `{code}_title`, `{code}_desc` and `{code}_action`; `other` covers every status without its own. */
export const errorWording = {
  code: (status: number) => `Error ${status}`,
  tryAgain: 'Try again',
  search: 'Search for it',
  categories: 'Categories',
  notFoundBefore: 'Page Not Found:',
  '400_title': 'That address doesn’t work',
  '400_desc': 'Something in it isn’t right. The rest of the shop is working normally.',
  '400_action': toStore,
  '403_title': 'You don’t have access to this page',
  '403_desc': 'Your account isn’t allowed to see it.',
  '403_action': toStore,
  '404_title': 'Page not found',
  '404_desc': 'It may have moved, or there may be a typo in the address.',
  '404_action': toStore,
  '429_title': 'Too many requests',
  '429_desc': 'Wait a moment, then try again.',
  '429_action': toStore,
  '500_title': 'There is a problem with the store',
  '500_desc': 'Something went wrong on our side. Your cart is safe. Try again in a moment.',
  '500_action': 'Go to the home page',
  '503_title': 'The store is temporarily closed',
  '503_desc': 'We’ll be back shortly. Your cart is safe.',
  '503_action': toStore,
  other_title: 'This page can’t be shown',
  other_desc: 'The store gave no reason. The rest of the shop is working normally.',
  other_action: toStore,
};

const texts: Readonly<Record<string, unknown>> = errorWording;

const wordsOf = (code: number | 'other'): ErrorWords | null => {
  const [title, description, action] = [texts[`${code}_title`], texts[`${code}_desc`], texts[`${code}_action`]];
  return typeof title === 'string' && typeof description === 'string' && typeof action === 'string'
    ? { title, description, action }
    : null;
};

const none: ErrorWords = { title: '', description: '', action: '' };

/** The words for a status, with a fallback for unknown ones. */
export const errorWords = (status: number): ErrorWords =>
  wordsOf(status) ?? (status >= 500 ? wordsOf(500) : null) ?? wordsOf('other') ?? none;
