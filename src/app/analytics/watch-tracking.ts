import type { Basket, LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { pageView, selectItem, selectPromotion } from '#features/analytics/events.ts';
import type { Tracker } from '#features/analytics/tracker.ts';
import { clearWaitingEvents } from '#features/analytics/waiting-events.ts';
import { subscribeToConnection } from '#shopper/connection/store.ts';
import { subscribeToShopEvents } from '#shopper/counting/shop-events.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import { countedEvent } from './count-event.ts';
import { type ShownView, shownView } from './shown-view.ts';

/** Tracks what this page shows and what the shopper does from now on; returns a function that stops it. */
export const watchTracking = (router: AppRouter, currentShop: CurrentShop, tracker: Tracker): (() => void) => {
  const { queryClient } = router.options.context;
  const seen = new Map<string, LineItem>();
  let counted: string | null = null;
  let view: ShownView = { events: [] };

  const noteLines = (): void => {
    const { scope } = currentShop.get();
    const lines = [
      ...(queryClient.getQueryData<Basket | null>([scope, 'basket'])?.lineItems ?? []),
      ...(queryClient.getQueryData<CheckoutSummary>([scope, 'checkout', 'summary'])?.basketDetails.lineItems ?? []),
    ];
    for (const line of lines) seen.set(line.lineItemId, line);
  };
  const look = (): void => {
    noteLines();
    if (router.state.status === 'pending') return;
    const match = router.state.matches.at(-1);
    if (match === undefined) return;
    // Filters and pages of a list are views of their own; the steps of a checkout are not.
    const place = match.routeId === '/_checkout/checkout' ? match.pathname : router.state.location.href;
    if (place === counted) return;
    const shown = shownView(match, currentShop.get(), queryClient);
    if (shown === undefined) return;
    counted = place;
    view = shown;
    for (const event of shown.events) tracker.track(event);
  };
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('a') === null) return;
    const id = target.closest<HTMLElement>('[data-promotion]')?.dataset['promotion'];
    const promotion = view.promotions?.find((one) => one.id === id);
    if (promotion !== undefined) tracker.track(selectPromotion(promotion));
  };
  const subjectNow = (): string | null => {
    const { session } = currentShop.state();
    return session.kind === 'shopper' ? session.subject : null;
  };
  let subject = subjectNow();

  look();
  addEventListener('click', onClick, true);
  const ends = [
    queryClient.getQueryCache().subscribe(look),
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      const slug = /^\/store\/product\/([^/]+)$/.exec(toLocation.pathname)?.[1];
      const index = view.list?.slugs.indexOf(decodeURIComponent(slug ?? '')) ?? -1;
      if (pathChanged && view.list !== undefined && index >= 0) tracker.track(selectItem(view.list, index));
    }),
    router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
      // The tag manager counts the first page itself.
      if (fromLocation !== undefined && hrefChanged) {
        const { href, pathname } = location;
        tracker.track(pageView({ location: href, path: pathname, title: document.title }));
      }
      look();
    }),
    subscribeToShopEvents((event) => {
      const what = countedEvent(event, currentShop.get().currencyCode, [...seen.values()]);
      if (what !== null) tracker.track(what);
      // A line added without a connection isn't in any of the store's answers yet.
      if (event.type !== 'change-made' || event.change.name !== 'add-to-basket') return;
      const { shows, quantity } = event.change.input;
      seen.set(shows.lineItemId, { ...shows, quantity });
    }),
    subscribeToConnection(tracker.onConnection),
    currentShop.subscribe(() => {
      const next = subjectNow();
      // Events of a shopper are not sent after they have left.
      if (subject !== null && next !== subject) {
        clearWaitingEvents();
        seen.clear();
      }
      subject = next;
    }),
  ];
  return () => {
    removeEventListener('click', onClick, true);
    for (const end of ends) end();
  };
};
