import type { Order } from '#contract/order.ts';
import { FigureList } from '#ui/spec-list.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { lineName } from '#wording/line-name.ts';
import { formatMoney } from '#wording/money.ts';
import { orderFigures } from '#wording/order-figures.ts';
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
      <FigureList figures={orderFigures(order)} />
    </OrderAside>
  );
}
