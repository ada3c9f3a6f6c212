import { eq } from 'drizzle-orm';
import type { FailureDetail } from '#contract/failure.ts';
import { privacyPolicies } from '#server/db/schema.ts';
import type { CustomerInfoRecord } from '#server/db/schema/records.ts';
import { moneyText } from '#contract/money-text.ts';
import { belowMinimumOrder } from '#server/api/basket/notices.ts';
import type { BasketState } from '#server/api/basket/state.ts';
import { nameOf } from '#server/api/basket/variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { Refusal } from '#server/api/http/refusal.ts';

/** The largest order that the store accepts, before and after discount, in minor units: twenty million of the currency. */
const largestOrderMinor = 2_000_000_000;

const fault = (
  code: string,
  message: string,
  field: string | null,
  lineItemId: string | null = null,
): FailureDetail => ({
  code,
  message,
  field,
  lineItemId,
});

/** Throws 400 with everything that is still missing from the checkout. */
export const refuseIncomplete = (
  state: BasketState,
  customerInfo: CustomerInfoRecord | null,
  policyFault: FailureDetail | null,
): void => {
  const { basket, offer } = state;
  const faults: FailureDetail[] = [];
  if (customerInfo === null) faults.push(fault('CustomerInfoMissing', 'Enter who is ordering.', 'customerInfo'));
  if (basket.deliveryAddress === null) {
    faults.push(fault('DeliveryAddressMissing', 'Enter a delivery address.', 'deliveryAddress'));
  } else if (offer === null) {
    const message =
      basket.deliveryZoneOptionId === null
        ? 'Choose a delivery method.'
        : 'The delivery method you chose is no longer offered. Choose another one.';
    faults.push(fault('DeliveryOptionMissing', message, 'deliveryZoneOptionId'));
  }
  if (policyFault !== null) faults.push(policyFault);
  const [first] = faults;
  if (first !== undefined) throw new Refusal(400, first.message, faults);
};

/** What is wrong with the privacy policy that a guest's order names; null if it is the one in force. */
export const privacyPolicyFault = async (
  { db }: HandlerContext,
  privacyPolicyId: string | undefined,
): Promise<FailureDetail | null> => {
  const [current] = await db
    .select({ id: privacyPolicies.id })
    .from(privacyPolicies)
    .where(eq(privacyPolicies.isCurrent, true));
  if (current === undefined || current.id === privacyPolicyId) return null;
  return privacyPolicyId === undefined
    ? fault('PrivacyPolicyMissing', 'Accept the privacy policy to order.', 'privacyPolicyId')
    : fault(
        'PrivacyPolicyOutdated',
        'The privacy policy has changed. Read and accept the current one.',
        'privacyPolicyId',
      );
};

/** Throws 409 if the lines can't be ordered as they are, or if their value is below the minimum order or above the maximum. */
export const refuseUnorderable = (state: BasketState): void => {
  const { lines, notices, minimumOrder, missingMinor, totals, currencyCode } = state;
  if (lines.length === 0)
    throw new Refusal(409, 'Your cart is empty.', [fault('BasketEmpty', 'Your cart is empty.', null)]);
  const errors = notices.filter((notice) => notice.severity === 'Error');
  if (errors.length > 0) {
    const faults = errors.map(({ code, message, lineItemId }) => {
      const line = lines.find((one) => one.record.id === lineItemId);
      return fault(
        code,
        line === undefined ? message : `${nameOf(line.variant)}: ${message}`,
        null,
        lineItemId ?? null,
      );
    });
    throw new Refusal(409, faults[0]?.message ?? 'Your cart can’t be ordered as it is.', faults);
  }
  if (minimumOrder !== null && missingMinor !== null) {
    const { code, message } = belowMinimumOrder(minimumOrder.amount, missingMinor, currencyCode);
    throw new Refusal(409, message, [fault(code, message, null)]);
  }
  if (Math.max(totals.subTotalMinor, totals.grandTotalMinor) > largestOrderMinor) {
    const message = 'This order is too large to be placed here. Call us.';
    throw new Refusal(409, message, [fault('OrderTooLarge', message, null)]);
  }
};

/**
 * Throws 409 if the order would exceed the total that the shopper was last shown (see `checkoutSummary`), or if that was in
 * another currency. A shopper who never requested a summary has seen no total, and one who changed the cart since has seen
 * another: then a line whose price rose since it was added, or since its quantity was set, stops the order. A lower total is
 * fine.
 */
export const refuseHigherTotal = (state: BasketState): void => {
  const { basket, lines, totals, currencyCode } = state;
  const shown = basket.toldTotal;
  const risen = lines.filter(
    ({ record, unitMinor }) =>
      basket.currencyCode === currencyCode && record.seenPriceMinor !== null && unitMinor > record.seenPriceMinor,
  );
  const details = risen.map(({ record, variant, unitMinor }) => {
    const before = moneyText(record.seenPriceMinor ?? 0, currencyCode);
    const message = `${nameOf(variant)}: the price changed from ${before} to ${moneyText(unitMinor, currencyCode)} each.`;
    return fault('PriceChanged', message, null, record.id);
  });
  const isInTotal = shown === null || (shown.currencyCode === currencyCode && totals.grandTotalMinor <= shown.amount);
  if (isInTotal) {
    const isShown = shown !== null && shown.isOutdated === undefined;
    if (isShown || details.length === 0) return;
    throw new Refusal(409, 'Prices have changed. Check your order again before you place it.', details);
  }
  const message = `The order now comes to ${moneyText(totals.grandTotalMinor, currencyCode)}, not ${moneyText(shown.amount, shown.currencyCode)}. Check it again before you place it.`;
  throw new Refusal(409, message, [fault('TotalChanged', message, null), ...details]);
};
