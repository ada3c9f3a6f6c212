import type { CheckoutSummary } from '#contract/checkout.ts';
import { changeAddOns, type ChangedBasket, changeQuantity, removeLines } from '#server/api/basket/change.ts';
import {
  type BasketRecord,
  findBasket,
  lockBasket,
  refuseGuestCheckout,
  refuseHiddenCatalogue,
} from '#server/api/basket/owner.ts';
import { loadBasketState } from '#server/api/basket/state.ts';
import { touchBasket } from '#server/api/basket/touch.ts';
import { chosenAddress, isSameAddress } from './address.ts';
import { dropCode, putCode } from './codes.ts';
import { customerInfoRecord } from './customer.ts';
import { checkoutSummary, emptySummary, offerView } from './summary.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { conflict, invalidField } from '#server/api/http/refusal.ts';

type Owner = { readonly anonymousId?: string | undefined };

const enter = (context: HandlerContext): void => {
  refuseHiddenCatalogue(context);
  refuseGuestCheckout(context);
};

/** The basket being checked out, locked; else 409. */
const basketFor = async (context: HandlerContext, { anonymousId }: Owner): Promise<BasketRecord> => {
  enter(context);
  const basket = await lockBasket(context, anonymousId);
  if (basket === null) throw conflict('BasketEmpty', 'Your cart is empty.');
  return basket;
};

const summaryOf = async (context: HandlerContext, changed: ChangedBasket | null): Promise<CheckoutSummary> =>
  changed === null
    ? emptySummary(context)
    : checkoutSummary(context, changed.basket, { writeNotices: changed.notices });

const blankToNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

/** The checkout of a guest or shopper; its lines are the basket's. */
export const checkoutHandlers = {
  async getCheckoutSummary(context, { query }) {
    enter(context);
    const basket = await findBasket(context, query.anonymousId);
    return basket === null ? emptySummary(context) : checkoutSummary(context, basket);
  },

  async getDeliveryOptions(context, { query }) {
    enter(context);
    const basket = await findBasket(context, query.anonymousId);
    if (basket === null) return { results: [] };
    const state = await loadBasketState(context, basket, 'checkout');
    return { results: state.offers.map((offer) => offerView(context, state, offer)) };
  },

  async setDeliveryAddress(context, { query, body }) {
    const basket = await basketFor(context, query);
    const deliveryAddress = await chosenAddress(context, body);
    // A billing address equal to the delivery address changes along with it.
    const follows = isSameAddress(basket.billingAddress, basket.deliveryAddress);
    const change = {
      deliveryAddress,
      deliveryZoneOptionId: null,
      ...(follows ? { billingAddress: deliveryAddress } : {}),
    };
    return checkoutSummary(context, await touchBasket(context, basket, change));
  },

  async setBillingAddress(context, { query, body }) {
    const basket = await basketFor(context, query);
    const isSame = 'isSameAsDelivery' in body;
    if (isSame && basket.deliveryAddress === null) {
      throw invalidField('isSameAsDelivery', 'DeliveryAddressMissing', 'Enter a delivery address first.');
    }
    const billingAddress = isSame ? basket.deliveryAddress : await chosenAddress(context, body);
    return checkoutSummary(context, await touchBasket(context, basket, { billingAddress }));
  },

  async setCustomerInfo(context, { query, body }) {
    const basket = await basketFor(context, query);
    return checkoutSummary(context, await touchBasket(context, basket, { customerInfo: customerInfoRecord(body) }));
  },

  async chooseDeliveryOption(context, { query, body }) {
    const basket = await basketFor(context, query);
    const field = 'deliveryZoneOptionId';
    if (basket.deliveryAddress === null) {
      throw invalidField(field, 'DeliveryAddressMissing', 'Enter a delivery address first.');
    }
    const { offers } = await loadBasketState(context, basket, 'checkout');
    if (!offers.some((offer) => offer.id === body.deliveryZoneOptionId)) {
      throw invalidField(
        field,
        'DeliveryOptionUnknown',
        'This delivery method isn’t available for the delivery address.',
      );
    }
    return checkoutSummary(context, await touchBasket(context, basket, body));
  },

  async addDiscountCode(context, { query, body }) {
    const basket = await basketFor(context, query);
    await putCode(context, basket, body.discountCode);
    return checkoutSummary(context, await touchBasket(context, basket));
  },

  async removeDiscountCode(context, { query, body }) {
    const basket = await basketFor(context, query);
    await dropCode(context, basket, body.discountCode);
    return checkoutSummary(context, await touchBasket(context, basket));
  },

  async setCustomerFields(context, { query, body }) {
    const basket = await basketFor(context, query);
    const note = {
      referenceNumber: blankToNull(body.referenceNumber),
      customerComment: blankToNull(body.customerComment),
      // The note changes no price.
      toldTotal: basket.toldTotal,
    };
    return checkoutSummary(context, await touchBasket(context, basket, note), { isShown: false });
  },

  async setCheckoutQuantity(context, { query, body }) {
    enter(context);
    return summaryOf(context, await changeQuantity(context, query.anonymousId, body));
  },

  async removeFromCheckout(context, { query, body }) {
    enter(context);
    return summaryOf(context, await removeLines(context, query.anonymousId, body.lineItemIds));
  },

  async setCheckoutAddOns(context, { query, body }) {
    enter(context);
    return summaryOf(context, await changeAddOns(context, query.anonymousId, [body]));
  },

  async setCheckoutAddOnsInBulk(context, { query, body }) {
    enter(context);
    return summaryOf(context, await changeAddOns(context, query.anonymousId, body.items));
  },
} satisfies Handlers<
  | 'getCheckoutSummary'
  | 'getDeliveryOptions'
  | 'setDeliveryAddress'
  | 'setBillingAddress'
  | 'setCustomerInfo'
  | 'chooseDeliveryOption'
  | 'addDiscountCode'
  | 'removeDiscountCode'
  | 'setCustomerFields'
  | 'setCheckoutQuantity'
  | 'removeFromCheckout'
  | 'setCheckoutAddOns'
  | 'setCheckoutAddOnsInBulk'
>;
