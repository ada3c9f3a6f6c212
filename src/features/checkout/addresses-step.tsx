import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Address, AddressInput } from '#contract/address.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import type { AddressChoice, BillingChoice } from '#contract/checkout-rows.ts';
import { addressesQuery, companyAddressesQuery } from '#shopper/addresses/queries.ts';
import { useTyped } from '#shopper/drafts/use-typed.ts';
import { useShop } from '#shopper/shop.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { saySaved } from './checkout-toasts.ts';
import { useSavePart } from './checkout-writes.ts';
import { typedAddress } from '#features/checkout/draft/order-draft.ts';
import { SavedAddressChoice } from './saved-address-choice.tsx';

/** The address form, injected because the addresses feature owns it; calls `onSubmit` with a validated address. */
export type AddressFormPart = ComponentType<{
  initial: Partial<AddressInput> | null;
  countryCodes: readonly string[];
  defaultCountryCode: string;
  submitLabel: string;
  section: 'shipping' | 'billing';
  problemHeading: 'h4';
  hasInstructions: boolean;
  onSubmit: (address: AddressInput) => Promise<void>;
  draft: ReturnType<typeof useTyped>;
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
  const saved = useSavedAddresses();
  const save = useSavePart();
  const [isSame, setSame] = useState(
    summary.billingAddress === null ||
      summary.billingAddress.formattedAddress === summary.deliveryAddress?.formattedAddress,
  );
  const [isAskingBilling, setAskingBilling] = useState(false);

  const addressOf = (choice: AddressChoice): Address | undefined =>
    'addressId' in choice ? saved.addresses.find(({ id }) => id === choice.addressId) : typedAddress(choice);
  const deliverTo = async (choice: AddressChoice) => {
    const address = addressOf(choice);
    if (address === undefined) return;
    const isSent = await save.mutateAsync({ delivery: { choice, address } });
    if (isSent) saySaved('addresses', words.saved.deliveryAddress);
    if (isSame) await bill({ isSameAsDelivery: true });
    else setAskingBilling(true);
  };
  const bill = async (choice: BillingChoice) => {
    const address = 'isSameAsDelivery' in choice ? null : addressOf(choice);
    if (address === undefined) return;
    const isSent = await save.mutateAsync({ billing: { choice, address } });
    // The delivery step has just announced an address that serves both.
    if (isSent && address !== null) saySaved('addresses', words.saved.billingAddress);
    onDone();
  };

  const customer = summary.basketDetails.customerInfo;
  const part = isAskingBilling
    ? { key: 'billing', legend: words.savedBilling, initial: summary.billingAddress, send: bill }
    : { key: 'delivery', legend: words.savedAddress, initial: summary.deliveryAddress ?? customer, send: deliverTo };

  return (
    <AddressPart
      key={part.key}
      name={`address ${part.key}`}
      legend={part.legend}
      title={isAskingBilling ? words.billingAddress : words.deliveryAddress}
      saved={saved}
      send={part.send}
      form={(draft, submitLabel, onSubmit) => (
        <AddressForm
          initial={part.initial}
          countryCodes={countryCodes}
          defaultCountryCode={shop.countryCode}
          submitLabel={submitLabel}
          section={isAskingBilling ? 'billing' : 'shipping'}
          problemHeading="h4"
          hasInstructions={!isAskingBilling}
          onSubmit={onSubmit}
          draft={draft}
        >
          {isAskingBilling ? null : <Checkbox label={words.sameAddress} checked={isSame} onChange={setSame} />}
        </AddressForm>
      )}
    >
      {isAskingBilling ? null : <Checkbox label={words.sameAddress} checked={isSame} onChange={setSame} />}
    </AddressPart>
  );
}

/** The shopper's own and company addresses; never requested for guests. */
const useSavedAddresses = () => {
  const shop = useShop();
  const own = useQuery({ ...addressesQuery(shop), enabled: shop.isSignedIn });
  const company = useQuery({ ...companyAddressesQuery(shop), enabled: shop.isSignedIn });
  return {
    addresses: [...(own.data ?? []), ...(company.data ?? [])],
    isLoading: own.isLoading || company.isLoading,
  };
};

/** One address: a saved one or a typed one. Typed input is stored until it has been sent. */
function AddressPart({
  name,
  legend,
  title,
  saved,
  send,
  form,
  children,
}: {
  readonly name: string;
  readonly legend: string;
  readonly title: string;
  readonly saved: ReturnType<typeof useSavedAddresses>;
  readonly send: (choice: AddressChoice) => Promise<void>;
  readonly form: (
    draft: ReturnType<typeof useTyped>,
    submitLabel: string,
    onSubmit: (address: AddressInput) => Promise<void>,
  ) => React.ReactNode;
  readonly children: React.ReactNode;
}) {
  const draft = useTyped(name);
  const sendTyped = async (address: AddressInput) => {
    await send(address);
    await draft.forget();
  };
  return (
    <div className="checkout-addresses">
      <h3>{title}</h3>
      <SavedAddressChoice
        legend={legend}
        addresses={saved.addresses}
        isLoading={saved.isLoading || draft.typed === undefined}
        hasTyped={Boolean(draft.typed)}
        onChoose={(addressId) => send({ addressId })}
        form={(submitLabel) => form(draft, submitLabel, sendTyped)}
      >
        {children}
      </SavedAddressChoice>
    </div>
  );
}
