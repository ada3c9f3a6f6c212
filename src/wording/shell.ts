/** The shop's name in page titles until the store's own name is loaded. */
export const shopName = 'Tradecounter';

/** Page titles, for the tab and the heading. */
export const pageTitles = {
  home: 'Trade supplies',
  store: 'Catalogue',
  search: 'Search',
  cart: 'Cart',
  compare: 'Compare products',
  quickOrder: 'Quick order',
  checkout: 'Checkout',
  orderPlaced: 'Order placed',
  blog: 'Guides',
  contact: 'Contact us',
  cookies: 'Cookie settings',
  privacyPolicy: 'Privacy policy',
  lists: 'Lists',
  buyAgain: 'Buy again',
  list: 'List',
  addresses: 'Addresses',
  credit: 'Credit',
  orders: 'Orders',
  order: 'Order',
  returns: 'Returns',
  return: 'Return',
  settings: 'Settings',
  sync: 'Sync centre',
  signIn: 'Sign in',
  register: 'Create an account',
  forgotPassword: 'Forgotten password',
  resetPassword: 'Choose a new password',
  completeSignUp: 'Finish creating your account',
  completeInvite: 'Accept your invitation',
} as const;

/** Meta descriptions of pages without store content. */
export const pageDescriptions = {
  store: 'Fixings, plumbing, electrical, tools, safety, paint and timber for the trade.',
  blog: 'How-tos and buying guides for the trade.',
  contact: 'Call or email, and speak to someone who knows the catalogue.',
} as const;

/** Page titles that name their subject. */
export const titlesOf = {
  category: (name: string) => `Guides: ${name}`,
  tag: (name: string) => `Guides about ${name}`,
  results: (query: string) => `Results for “${query}”`,
} as const;

/** Header, menus and bars around each page. */
export const shellWording = {
  home: (storeName: string) => `${storeName}, home`,
  menu: 'Menu',
  allProducts: 'All products',
  wholeCatalogue: 'The whole catalogue in one list',
  categories: 'Categories',
  allIn: (category: string) => `All ${category.toLowerCase()}`,
  allOf: (count: string) => `All ${count}`,
  back: 'Back',
  close: 'Close',
  cart: 'Cart',
  cartWith: (lines: string, total: string, basis: string | null) =>
    `Cart ${total}${basis === null ? '' : ` ${basis}`}, ${lines}`,
  account: 'Account',
  signIn: 'Sign in',
  orders: 'Orders',
  lists: 'Lists',
  buyAgain: 'Buy again',
  shop: 'Shop',
  search: 'Search',
  pricesWithTax: 'Prices include VAT',
  prices: 'Prices',
  exTax: 'ex VAT',
  incTax: 'inc VAT',
  currency: 'Currency',
  country: 'Deliver to',
  utility: 'Your account and prices',
  bars: 'Main sections',
  moreLinks: 'More from the store',
} as const;

export const searchBoxWording = {
  searchLabel: 'Search the catalogue',
  placeholder: 'Part number, product or spec',
  submit: 'Search',
  close: 'Close',
} as const;
