import { type ReactNode, useState } from 'react';
import type { Address } from '#contract/address.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { dismissRefusal, sayNotTaken } from './checkout-toasts.ts';

const other = 'new';

/** Saved addresses first, then an option to enter another; without saved ones, only the form. */
export function SavedAddressChoice({
  legend,
  addresses,
  isLoading,
  hasTyped,
  onChoose,
  form,
  children,
}: {
  readonly legend: string;
  readonly addresses: readonly Address[];
  readonly isLoading: boolean;
  /** There is an unfinished typed address. */
  readonly hasTyped: boolean;
  readonly onChoose: (addressId: string) => Promise<void>;
  readonly form: (submitLabel: string) => ReactNode;
  readonly children?: ReactNode;
}) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (isLoading) return <div className="checkout-loading" aria-busy="true" />;
  if (addresses.length === 0) return form(words.continue);

  const first = addresses.find((address) => address.isDefault)?.id ?? addresses[0]?.id ?? other;
  const chosen = picked ?? (hasTyped ? other : first);
  const send = async () => {
    setSaving(true);
    try {
      await onChoose(chosen);
      dismissRefusal('addresses');
    } catch (error) {
      sayNotTaken('addresses', error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <RadioGroup
        label={legend}
        value={chosen}
        onChange={setPicked}
        isRuled
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: address.formattedAddress,
            ...(address.type === 'Company' ? { hint: words.companyAddress } : {}),
          })),
          { value: other, label: words.newAddress },
        ]}
      />
      {chosen === other ? (
        form(words.takeAddress)
      ) : (
        <>
          {children}
          <div className="checkout-actions">
            <Button tone="primary" isPending={isSaving} onClick={() => void send()}>
              {words.takeAddress}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
