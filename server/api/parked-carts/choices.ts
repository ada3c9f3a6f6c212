import type { BasketRecord } from '#server/api/basket/owner.ts';

/** What was chosen for a cart besides its lines and its reference. It moves with the lines when they are parked and brought back. */
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

/** A cart without any choices. */
export const noChoices = {
  customerInfo: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryZoneOptionId: null,
  referenceNumber: null,
  customerComment: null,
};
