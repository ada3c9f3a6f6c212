import type { Order } from '#contract/order.ts';
import { FigureList } from '#ui/spec-list.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { lineName } from '#wording/line-name.ts';
import { formatCharge, formatMoney } from '#wording/money.ts';
import { totalName } from '#wording/total.ts';
import { OrderAside, OrderDestination } from './order-aside.tsx';

/** The order to pay for; undefined while it loads. */
export function PlacedOrder({ order }: { readonly order: Order | undefined }) {
  if (order === undefined) return <OrderAside total={null}>{null}</OrderAside>;
  return (
    <OrderAside total={order}>
      <ul className="checkout-lines">
        {order.items.map((line) => (
          <li key={line.lineItemId}>
            <span>
              <b>{words.quantityTimes(line.quantity)} </b>
              {lineName(line.productName, line.variantName)}
              {line.addOns.map((addOn) => (
                <small key={addOn.addonOptionId}>{addOn.name}</small>
              ))}
            </span>
            <span>{formatMoney(line.price.total)}</span>
          </li>
        ))}
      </ul>
      <OrderDestination address={order.deliveryAddress} option={order.deliveryZoneOption} isToday={false} />
      <FigureList
        figures={[
          { name: words.subTotal, value: formatMoney(order.subTotal) },
          ...(order.discount.amount > 0 ? [{ name: words.discount, value: `-${formatMoney(order.discount)}` }] : []),
          { name: words.deliveryCharge, value: formatCharge(order.deliveryCharge) },
          { name: words.taxes, value: formatMoney(order.taxes) },
          { name: totalName(order.taxes), value: formatMoney(order.grandTotal), isTotal: true },
        ]}
      />
    </OrderAside>
  );
}
