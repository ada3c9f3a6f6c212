import type { LineItem } from '#contract/basket.ts';
import {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  addToWishlist,
  type AnalyticsEvent,
  refundOfOrder,
  refundOfReturn,
  removeFromCart,
} from '#features/analytics/events.ts';
import { itemOfLine, itemOfOrderLine, itemOfVariant } from '#features/analytics/items.ts';
import type { Change } from '#offline/commands/commands.ts';
import { isSameLine, keyOfLine } from '#offline/commands/line-key.ts';
import type { ShopEvent } from '#shopper/counting/shop-events.ts';

/** Cart lines as last seen, including those removed since. */
export type SeenLines = readonly LineItem[];

/** The analytics event for something that a shopper did; null if it isn't counted. */
export const countedEvent = (event: ShopEvent, currencyCode: string, seen: SeenLines): AnalyticsEvent | null => {
  switch (event.type) {
    case 'change-made':
      return countedChange(event.change, currencyCode, seen);
    case 'checkout-lines-removed': {
      const gone = seen.filter(({ lineItemId }) => event.lineItemIds.includes(lineItemId));
      return gone.length === 0
        ? null
        : removeFromCart(
            currencyCode,
            gone.map((line) => itemOfLine(line)),
          );
    }
    case 'order-reordered':
      return addToCart(
        currencyCode,
        event.order.items.map((line) => itemOfOrderLine(line)),
      );
    case 'delivery-chosen':
      return addShippingInfo(event.summary);
    case 'payment-begun':
      return addPaymentInfo(event.order, event.provider);
    case 'order-cancelled':
      return refundOfOrder(event.order);
    case 'return-requested':
      return refundOfReturn(event.order, event.orderReturn);
  }
};

const countedChange = (change: Change, currencyCode: string, seen: SeenLines): AnalyticsEvent | null => {
  switch (change.name) {
    case 'add-to-basket': {
      const { shows, quantity } = change.input;
      return addToCart(shows.price.currencyCode, [itemOfLine(shows, quantity)]);
    }
    case 'remove-line': {
      const { line, called } = change.input;
      const known = seen.find((one) => isSameLine(keyOfLine(one), line));
      const item =
        known === undefined ? { item_id: called.sku ?? '', item_name: called.name, quantity: 1 } : itemOfLine(known);
      return removeFromCart(currencyCode, [item]);
    }
    case 'set-quantity': {
      const { line, quantity, from } = change.input;
      const known = seen.find((one) => isSameLine(keyOfLine(one), line));
      const more = quantity - (from ?? known?.quantity ?? quantity);
      if (known === undefined || more === 0) return null;
      const items = [itemOfLine(known, Math.abs(more))];
      return more > 0 ? addToCart(currencyCode, items) : removeFromCart(currencyCode, items);
    }
    case 'add-item': {
      const { product, variant } = change.input.shows;
      if (product === null || variant === null) return null;
      return addToWishlist(currencyCode, [itemOfVariant(product, variant, change.input.quantity)]);
    }
    default:
      return null;
  }
};
