/** The walks through all main screens of the shop, for everything that must hold on each of them. */
import { walkAccount } from './account-walkthrough.ts';
import { walkPendingProduct, walkCatalogue, walkQuickOrder, walkSearch, walkSession } from './catalogue-walkthrough.ts';
import { walkPurchase } from './purchase-walkthrough.ts';

/** All of them, by the screens that they visit. */
export const mainWalkthroughs = [
  [
    'on home, in the catalogue, in a category in its two views, its filters and menus, and the comparison [RT-01] [RT-27] [RT-28] [CAT-02]',
    walkCatalogue,
  ],
  [
    'in the search, its suggestions, guides, a content page and the contact page [RT-18] [RT-21] [RT-26] [RT-35] [CAT-07]',
    walkSearch,
  ],
  [
    'on what a guest signs in by, on the privacy policy and the cookie settings [RT-09] [RT-10] [RT-11] [RT-14] [RT-22]',
    walkSession,
  ],
  [
    'from a product over its message, the way to the top, the cart, a dialog and each step of the checkout with its errors to the confirmation [RT-19] [RT-20] [RT-29] [RT-30] [CHK-01]',
    walkPurchase,
  ],
  ['in quick order and the list of keys', walkQuickOrder],
  ['in the account, on lists and in the sync centre [RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [RT-08]', walkAccount],
  ['while an answer is awaited', walkPendingProduct],
] as const;
