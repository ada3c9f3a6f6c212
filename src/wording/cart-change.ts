/** The outcome of a change to the cart; kept apart from the cart's other words, which product pages don't need. */
export const cartChangeWording = {
  added: 'Product has been successfully added to the cart',
  notSaved: 'The change could not be saved.',
  someRefused: (refused: number, asked: number) => `${refused} of ${asked} lines could not be added.`,
} as const;
