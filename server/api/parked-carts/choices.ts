import type { BasketRecord } from '#server/api/basket/owner.ts';

/** What was chosen for a cart beside its lines and its reference. It stays with the lines when they are parked, and comes back with them. */
export const choicesOf = ({
  customerInfo,
  deliveryAddress,
  billingAddress,
  deliveryZoneOptionId,
  customerComment,
}: BasketRecord) => ({
  customerInfo,
  deliveryAddress,
  billingAddress,
  deliveryZoneOptionId,
  customerComment,
});

/** A cart for which nothing is chosen yet. */
export const noChoices = {
  customerInfo: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryZoneOptionId: null,
  referenceNumber: null,
  customerComment: null,
};
