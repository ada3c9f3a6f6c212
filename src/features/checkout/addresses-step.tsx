import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Address, AddressInput } from '#contract/address.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import type { AddressChoice } from '#contract/checkout-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { savedAddressesQuery } from './checkout-queries.ts';
import { useSaveBillingAddress, useSaveDeliveryAddress } from './checkout-writes.ts';
import { SavedAddressChoice } from './saved-address-choice.tsx';

/** The address form, injected because the addresses feature owns it; calls `onSubmit` with a validated address. */
export type AddressFormPart = ComponentType<{
  initial: Partial<AddressInput> | null;
  countryCodes: readonly string[];
  defaultCountryCode: string;
  submitLabel: string;
  section: 'shipping' | 'billing';
  hasInstructions: boolean;
  onSubmit: (address: AddressInput) => Promise<void>;
  children?: React.ReactNode;
}>;

/** The delivery address, then the billing address; one address serves both unless the shopper unticks it. */
export function AddressesStep({
  summary,
  countryCodes,
  AddressForm,
  onDone,
}: {
  readonly summary: CheckoutSummary;
  readonly countryCodes: readonly string[];
  readonly AddressForm: AddressFormPart;
  readonly onDone: () => void;
}) {
  const shop = useShop();
  const saved = useQuery(savedAddressesQuery(shop));
  const saveDelivery = useSaveDeliveryAddress();
  const saveBilling = useSaveBillingAddress();
  const [isSame, setSame] = useState(
    summary.billingAddress === null ||
      summary.billingAddress.formattedAddress === summary.deliveryAddress?.formattedAddress,
  );
  const [isAskingBilling, setAskingBilling] = useState(false);

  const deliverTo = async (choice: AddressChoice) => {
    await saveDelivery.mutateAsync(choice);
    showToast({ tone: 'success', text: words.saved.deliveryAddress });
    if (isSame) await bill({ isSameAsDelivery: true });
    else setAskingBilling(true);
  };
  const bill = async (choice: AddressChoice | { isSameAsDelivery: true }) => {
    await saveBilling.mutateAsync(choice);
    showToast({ tone: 'success', text: words.saved.billingAddress });
    onDone();
  };

  const addresses: readonly Address[] = saved.data ?? [];
  const customer = summary.basketDetails.customerInfo;
  const part = isAskingBilling
    ? { key: 'billing', legend: words.savedBilling, initial: summary.billingAddress, send: bill }
    : { key: 'delivery', legend: words.savedAddress, initial: summary.deliveryAddress ?? customer, send: deliverTo };

  return (
    <div className="checkout-addresses" key={part.key}>
      <h3>{isAskingBilling ? words.billingAddress : words.deliveryAddress}</h3>
      <SavedAddressChoice
        legend={part.legend}
        addresses={addresses}
        isLoading={saved.isLoading}
        onChoose={(addressId) => part.send({ addressId })}
        form={(submitLabel) => (
          <AddressForm
            initial={part.initial}
            countryCodes={countryCodes}
            defaultCountryCode={shop.countryCode}
            submitLabel={submitLabel}
            section={isAskingBilling ? 'billing' : 'shipping'}
            hasInstructions={!isAskingBilling}
            onSubmit={part.send}
          >
            {isAskingBilling ? null : <Checkbox label={words.sameAddress} checked={isSame} onChange={setSame} />}
          </AddressForm>
        )}
      >
        {isAskingBilling ? null : <Checkbox label={words.sameAddress} checked={isSame} onChange={setSame} />}
      </SavedAddressChoice>
    </div>
  );
}
