/** What became of a change to the cart; apart from the cart's own words, which a product page does without. */
export const cartChangeWording = {
  added: 'Product has been successfully added to the cart',
  notSaved: 'The change could not be saved.',
  someRefused: (refused: number, asked: number) => `${refused} of ${asked} lines could not be added.`,
} as const;
