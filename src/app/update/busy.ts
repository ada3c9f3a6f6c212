import type { AppRouter } from '#app/router.tsx';
import { hasTyping } from './typed-input.ts';

/** What determines whether the shopper may be interrupted. */
export interface BusyContext {
  readonly router: AppRouter;
  /** A change is being sent to the store. */
  readonly isSending: () => boolean;
}

/** Whether the shopper is in the checkout, which is never interrupted. */
export const isInCheckout = (router: AppRouter): boolean =>
  router.state.matches.some(({ staticData }) => staticData.layout === 'checkout');

/** Whether a reload would interrupt the shopper in the middle of something. */
export const isBusy = ({ router, isSending }: BusyContext): boolean =>
  isInCheckout(router) || isSending() || hasTyping();
