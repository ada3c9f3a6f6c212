import type { CheckoutSummary } from '#contract/checkout.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import { deliveryChargeOf } from './delivery-days.ts';

/** A completed step in a line or two. */
export function StepSummary({ step, summary }: { readonly step: CheckoutStep; readonly summary: CheckoutSummary }) {
  const { deliveryAddress, billingAddress, deliveryZoneOption } = summary;
  const customer = summary.basketDetails.customerInfo;
  if (step === 'customer' && customer !== null) {
    return (
      <p>
        {customer.firstName} {customer.lastName}, {customer.email}, {customer.phone}
      </p>
    );
  }
  if (step === 'addresses' && deliveryAddress !== null) {
    const isSame = billingAddress?.formattedAddress === deliveryAddress.formattedAddress;
    return (
      <>
        <p>
          <b>{words.deliveryAddress}:</b> {deliveryAddress.formattedAddress}
        </p>
        {billingAddress === null ? null : (
          <p>
            <b>{words.billingAddress}:</b> {isSame ? words.billingSame : billingAddress.formattedAddress}
          </p>
        )}
      </>
    );
  }
  if (step === 'delivery' && deliveryZoneOption !== null) {
    const { deliveryOption } = deliveryZoneOption;
    return (
      <>
        <p>
          {deliveryOption.name}, {deliveryChargeOf(deliveryOption)}
        </p>
        {(summary.referenceNumber ?? '') === '' ? null : (
          <p>
            <b>{words.reference}:</b> <span className="code">{summary.referenceNumber}</span>
          </p>
        )}
      </>
    );
  }
  return null;
}
