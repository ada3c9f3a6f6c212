import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CheckoutSummary, DeliveryZoneOption } from '#contract/checkout.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { useShownChoice } from '#ui/form/use-shown-choice.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { orderDraftWording } from '#wording/order-draft.ts';
import { deliveryOptionsQuery } from './checkout-queries.ts';
import { dismissRefusal, sayNotTaken, saySaved } from './checkout-toasts.ts';
import { deliveryChargeOf, deliveryDaysOf } from './delivery-days.ts';
import { useSavePart } from './checkout-writes.ts';
import { changeDraft } from '#features/checkout/draft/draft-store.ts';
import { useKnownOptions } from '#features/checkout/draft/use-known-options.ts';
import { useUsualOption } from '#features/checkout/draft/use-usual-option.ts';

/**
 * Delivery methods for the address; a choice is saved at once. Without the store, these are the methods that this device knows,
 * subject to the store's confirmation.
 */
export function DeliveryOptions({
  id,
  summary,
  canAsk,
  error,
}: {
  /** The id of the first option. */
  readonly id: string;
  readonly summary: CheckoutSummary;
  /** The store answers and has the delivery address. */
  readonly canAsk: boolean;
  readonly error: string | undefined;
}) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const asked = useQuery(deliveryOptionsQuery(shop, canAsk && summary.deliveryAddress !== null));
  const known = useKnownOptions(!canAsk);
  const save = useSavePart();
  const { shown, choose, drop } = useShownChoice(summary.deliveryZoneOption?.id ?? '', save.isPending);
  useRememberOptions(asked.data);
  useUsualOption(canAsk ? asked.data : undefined, summary.deliveryZoneOption);
  const options = asked.data ?? (canAsk ? undefined : known);

  if (canAsk && asked.isError) {
    return (
      <Notice
        tone="warning"
        level={3}
        title={words.optionsFailed}
        actions={<Button onClick={() => void asked.refetch()}>{words.tryAgain}</Button>}
      />
    );
  }
  if (options === undefined) return <div className="checkout-loading" aria-busy="true" />;
  if (options.length === 0) {
    return <Notice tone="warning" level={3} title={canAsk ? words.noOptions : orderDraftWording.optionLater} />;
  }

  return (
    <RadioGroup
      id={id}
      label={words.deliveryOptions}
      hint={canAsk ? words.deliveryResets : orderDraftWording.optionsAsOf}
      error={summary.deliveryZoneOption === null ? error : undefined}
      value={shown}
      isRuled
      onChange={(chosen) => {
        const option = options.find((one) => one.id === chosen);
        if (option === undefined) return;
        choose(chosen);
        void changeDraft(shop, queryClient, (draft) => ({ ...draft, hasChosenOption: true }));
        save.mutate(
          { option },
          {
            onSuccess: (isSent) => {
              if (isSent) saySaved('delivery', words.saved.deliveryOption);
              else dismissRefusal('delivery');
            },
            onError: (failure) => {
              drop();
              sayNotTaken('delivery', failure);
            },
          },
        );
      }}
      options={options.map(({ id: value, deliveryOption, isUsual }) => ({
        value,
        label: deliveryOption.name,
        hint: [
          isUsual === true ? words.usual : null,
          // Stored options are from another day, so their delivery days may be wrong.
          (canAsk ? deliveryDaysOf(deliveryOption) : null) ??
            words.days(deliveryOption.estimatedDaysMin, deliveryOption.estimatedDaysMax),
          deliveryOption.description,
        ]
          .filter((part) => part !== null)
          .join(' · '),
        end: deliveryChargeOf(deliveryOption),
      }))}
    />
  );
}

/** Stores the offered options on the device, for a checkout without a connection. */
const useRememberOptions = (offered: readonly DeliveryZoneOption[] | undefined): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (offered !== undefined) void changeDraft(shop, queryClient, (draft) => ({ ...draft, options: [...offered] }));
  }, [shop, queryClient, offered]);
};
