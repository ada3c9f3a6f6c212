/** The bar that offers a new version, and the screen for an outdated page. */
export const updateWording = {
  isReady: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  newVersion: 'A new version is available',
  newVersionNote:
    'This page is from an older version and part of it is no longer available. Your cart and lists are safe.',
  broken: 'Part of this page didn’t load',
  brokenNote: 'Something went wrong on our side. Your cart is safe. Reload the page, or try again in a moment.',
  cart: 'Your cart',
  store: 'All products',
} as const;
