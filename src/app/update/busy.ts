import type { QueryClient } from '@tanstack/react-query';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import type { AppRouter } from '#app/router.tsx';
import { hasTyping } from './typed-input.ts';

/** What determines whether the shopper may be interrupted. */
export interface BusyContext {
  readonly router: AppRouter;
  /** A reload would cut off a change, or lose it. */
  readonly isSending: () => boolean;
}

/** Whether a change is being sent to the store, or waits in this page's memory alone, on a device that stores nothing. */
export const hasOpenChanges = (
  queryClient: Pick<QueryClient, 'isMutating'>,
  journal: Pick<ShopJournal, 'isSending' | 'isDurable' | 'waiting'>,
): boolean =>
  queryClient.isMutating() > 0 || journal.isSending() || (!journal.isDurable() && journal.waiting().length > 0);

/** Whether the shopper is in the checkout, which is never interrupted. */
export const isInCheckout = (router: AppRouter): boolean =>
  router.state.matches.some(({ staticData }) => staticData.layout === 'checkout');

/** Whether a reload would interrupt the shopper in the middle of something. */
export const isBusy = ({ router, isSending }: BusyContext): boolean =>
  isInCheckout(router) || isSending() || hasTyping();
