import type { AppRouter } from '#app/router.tsx';
import { hasTyping } from './typed-input.ts';

/** What decides whether the shopper may be interrupted. */
export interface BusyContext {
  readonly router: AppRouter;
  /** A change of the shopper is on its way to the store. */
  readonly isSending: () => boolean;
}

/** Whether the shopper is in the checkout, which is never interrupted. */
export const isInCheckout = (router: AppRouter): boolean =>
  router.state.matches.some(({ staticData }) => staticData.layout === 'checkout');

/** Whether the shopper is in the middle of something that a reload would spoil. */
export const isBusy = ({ router, isSending }: BusyContext): boolean =>
  isInCheckout(router) || isSending() || hasTyping();
