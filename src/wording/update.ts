/** The words of a new version: the bar that offers it, and the page that is left of an old one. */
export const updateWording = {
  isReady: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  newVersion: 'A new version is available',
  newVersionNote: 'This page is of an older one, and a part of it is gone. Your cart and your lists are safe.',
  broken: 'A part of this page did not come',
  brokenNote: 'It is ours, not yours. Your cart is safe. Reload the page, or try again in a moment.',
  bare: 'This page could not be fetched',
  cart: 'Your cart',
  store: 'All products',
} as const;
