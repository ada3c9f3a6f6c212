import { useQuery } from '@tanstack/react-query';
import { firstMessageOf } from '#api/api-error.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { useShownChoice } from '#ui/form/use-shown-choice.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { formatCharge } from '#wording/money.ts';
import { deliveryOptionsQuery } from './checkout-queries.ts';
import { useChooseDeliveryOption } from './checkout-writes.ts';

/** Delivery methods for the address; a choice saves at once. */
export function DeliveryOptions({
  summary,
  error,
}: {
  readonly summary: CheckoutSummary;
  readonly error: string | undefined;
}) {
  const shop = useShop();
  const options = useQuery(deliveryOptionsQuery(shop, summary.deliveryAddress !== null));
  const save = useChooseDeliveryOption();
  const { shown, choose, drop } = useShownChoice(summary.deliveryZoneOption?.id ?? '', save.isPending);

  if (options.isError) {
    return (
      <Notice
        tone="warning"
        level={3}
        title={words.optionsFailed}
        actions={<Button onClick={() => void options.refetch()}>{words.tryAgain}</Button>}
      />
    );
  }
  if (options.data === undefined) return <div className="checkout-loading" aria-busy="true" />;
  if (options.data.length === 0) return <Notice tone="warning" level={3} title={words.noOptions} />;

  return (
    <RadioGroup
      label={words.deliveryOptions}
      hint={words.deliveryResets}
      error={summary.deliveryZoneOption === null ? error : undefined}
      value={shown}
      isRuled
      onChange={(id) => {
        choose(id);
        save.mutate(id, {
          onSuccess: () => showToast({ tone: 'success', text: words.saved.deliveryOption }),
          onError: (failure) => {
            drop();
            showToast({ tone: 'error', text: firstMessageOf(failure) ?? formWording.storeSilent });
          },
        });
      }}
      options={options.data.map(({ id, deliveryOption }) => ({
        value: id,
        label: deliveryOption.name,
        hint: [deliveryOption.description, words.days(deliveryOption.estimatedDaysMin, deliveryOption.estimatedDaysMax)]
          .filter((part) => part !== null)
          .join(' · '),
        end: formatCharge(deliveryOption.charge),
      }))}
    />
  );
}
