import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CreditAfterCart } from '#features/account/credit-after-cart.tsx';
import { AddressForm } from '#features/addresses/address-form.tsx';
import { useBasket } from '#features/basket/basket-queries.ts';
import { AddOnDialog } from '#features/catalogue/product/add-on-dialog.tsx';
import { CheckoutScreen } from '#features/checkout/checkout-screen.tsx';
import { useSetCheckoutAddOns } from '#features/checkout/checkout-writes.ts';
import { orderSummaryQuery } from '#features/payments/order-summary.ts';
import { PaymentStep } from '#features/payments/payment-step.tsx';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { pageTitles } from '#wording/shell.ts';
import { UnpaidOrder } from '#routes/-order/unpaid-order.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { idOf, type SearchValues, textOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** `order` is an order still to be paid for; `payment`, `provider` and `transaction` come from a provider's page. */
const checkoutSearch = ({ order, payment, provider, transaction }: SearchValues): CheckoutSearch =>
  withoutUndefined({
    order: idOf(order),
    payment: idOf(payment),
    provider: idOf(provider),
    transaction: textOf(transaction),
  });

interface CheckoutSearch {
  order?: string | undefined;
  payment?: string | undefined;
  provider?: string | undefined;
  transaction?: string | undefined;
}

export const Route = createFileRoute('/_checkout/checkout')({
  validateSearch: checkoutSearch,
  head: () => pageHead({ title: pageTitles.checkout }),
  component: Checkout,
});

function Checkout() {
  const { order, payment, provider, transaction } = Route.useSearch();
  const shop = useShop();
  const settings = useStoreSettings();
  const navigate = useNavigate();
  const setAddOns = useSetCheckoutAddOns();
  const { basket } = useBasket();
  const placed = useQuery({ ...orderSummaryQuery(shop, order ?? ''), enabled: order !== undefined });
  const confirm = useCallback(
    () =>
      order === undefined
        ? undefined
        : void navigate({ to: '/successful-order/$id', params: { id: order }, replace: true }),
    [navigate, order],
  );
  return (
    <Screen title={pageTitles.checkout}>
      {settings === undefined ? null : (
        <CheckoutScreen
          settings={settings}
          AddressForm={AddressForm}
          orderId={order ?? null}
          basket={basket}
          whenEmpty={<UnpaidOrder />}
          placed={placed.data ?? (placed.isError ? null : undefined)}
          creditOf={(total) => <CreditAfterCart total={total} />}
          actionsOf={(line) => (
            <AddOnDialog
              line={line}
              lines={basket?.lineItems ?? []}
              onSave={(addOns, lines) => {
                const addonOptionIds = addOns.map((addOn) => addOn.addonOptionId);
                return setAddOns.mutateAsync(lines.map(({ lineItemId }) => ({ lineItemId, addonOptionIds })));
              }}
            />
          )}
          onOrdered={(orderId) => void navigate({ to: '/checkout', search: { order: orderId }, replace: true })}
          payment={
            order === undefined ? null : (
              <PaymentStep
                orderId={order}
                returned={
                  payment === undefined
                    ? null
                    : { paymentId: payment, providerId: provider ?? null, transactionId: transaction ?? null }
                }
                onDone={confirm}
              />
            )
          }
        />
      )}
    </Screen>
  );
}
