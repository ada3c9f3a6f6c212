/** The name of the shop in titles, until a page knows the store's own. */
export const shopName = 'Tradecounter';

/** Titles of the pages, as in the tab and in the heading. */
export const pageTitles = {
  home: 'Trade supplies',
  store: 'All products',
  search: 'Search',
  cart: 'Cart',
  checkout: 'Checkout',
  orderPlaced: 'Order placed',
  blog: 'Guides',
  contact: 'Contact us',
  cookies: 'Cookie settings',
  privacyPolicy: 'Privacy policy',
  lists: 'Lists',
  list: 'List',
  addresses: 'Addresses',
  credit: 'Credit',
  orders: 'Orders',
  order: 'Order',
  returns: 'Returns',
  return: 'Return',
  settings: 'Settings',
  signIn: 'Sign in',
  register: 'Open an account',
  forgotPassword: 'Forgotten password',
  resetPassword: 'Choose a new password',
  completeSignUp: 'Finish opening your account',
  completeInvite: 'Accept your invitation',
} as const;
