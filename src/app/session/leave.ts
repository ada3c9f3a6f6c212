import { audienceOf } from '#offline/reads/read-context.ts';
import { guestViewsKey } from '#offline/storage-names.ts';
import { clearContactDraft } from '#features/content/contact-draft.ts';
import { selectProvider } from '#features/payments/payment-state.ts';
import { forgetPad } from '#features/quick-order/pad-store.ts';
import { forgetRecentSearches } from '#features/search/recent-searches.ts';
import { forgetPushes } from '#shopper/device/pushes.ts';
import { forgetDrafts } from '#shopper/drafts/store.ts';
import { forgetStoredLists } from '#shopper/device/stored-list-key.ts';
import { updateOfflineShopper } from '#shopper/offline-shopper.ts';
import { isSameShopper, type Session, type ShopperSession } from '#shopper/session.ts';
import { dismissConfirms } from '#ui/dialog/confirm-state.ts';
import { focusHeadingIfLost } from '#ui/lost-focus.ts';
import { dismissAllToasts } from '#ui/toast/toast-state.ts';
import { clearBootCache } from '#app/cache/boot-cache.ts';
import { isScopeOf } from '#app/current-shop.ts';
import { refreshScreens, type SessionContext } from './context.ts';
import { openStorage, removeStored } from '#shopper/stored.ts';

/** Makes `session` the page's session; nothing of the previous shopper stays in memory. */
export const switchSession = async (context: SessionContext, session: Session): Promise<void> => {
  const { currentShop } = context;
  const { session: before } = currentShop.state();
  // Remounts every screen in the same step, so that nothing of one shopper is visible to the next.
  currentShop.set({ session });
  if (!isSameShopper(before, session)) {
    if (before.kind === 'shopper') clearMemory(context, before);
    context.router()?.clearCache();
  }
  await refreshScreens(context);
};

const clearMemory = ({ queryClient }: SessionContext, shopper: ShopperSession): void => {
  dismissAllToasts();
  dismissConfirms();
  selectProvider(null);
  const ofShopper = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isScopeOf(shopper, queryKey[0]) };
  void queryClient.cancelQueries(ofShopper);
  queryClient.removeQueries(ofShopper);
  // The focused element disappeared with its screen.
  requestAnimationFrame(focusHeadingIfLost);
};

/** Deletes what this device stores about a shopper, except changes that are to wait for their return. */
export const clearDevice = async (
  context: SessionContext,
  subject: string,
  options: { readonly keepsEntries: boolean },
): Promise<void> => {
  try {
    const journal = await context.journal();
    await journal.waitUntilIdle(subject);
    await journal.forget(subject, options);
  } finally {
    // Whatever happens to the journal, none of their answers may stay.
    clearBootCache(openStorage());
    forgetRecentSearches();
    removeStored(guestViewsKey);
    // Drafts and order pads are treated like the shopper's changes: they stay if those do.
    if (!options.keepsEntries) {
      clearContactDraft();
      forgetStoredLists(audienceOf(subject));
      const owner = { storeKey: context.configuration.storeKey, audience: audienceOf(subject) };
      await Promise.all([forgetPad(owner), forgetDrafts(owner)]);
    }
    await updateOfflineShopper();
    // Last, because a browser without a network may take long to end the subscription.
    await forgetPushes();
  }
};
