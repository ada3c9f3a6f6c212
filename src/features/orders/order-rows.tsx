import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '#contract/order.ts';
import { Row, RowList } from '#ui/row-list.tsx';
import { Table } from '#ui/table.tsx';
import { proseDate } from '#contract/store-clock.ts';
import { formatMoney } from '#wording/money.ts';
import { orderWording as words } from '#wording/order.ts';
import { formatCount } from '#wording/words.ts';
import { ReorderButton } from './reorder-button.tsx';
import './order-views.css';

interface Orders {
  readonly orders: readonly OrderSummary[];
}

function OrderLink({ order }: { readonly order: OrderSummary }) {
  return (
    <Link to="/account/orders/$id" params={{ id: order.id }} className="code">
      {order.number}
    </Link>
  );
}

/** Orders as a table for wide screens. */
export function OrderTable({ orders }: Orders) {
  return (
    <div className="orders-wide">
      <Table caption={words.orders}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.reference}</th>
            <th scope="col">{words.statusFilter}</th>
            <th scope="col" data-align="end">
              {words.items}
            </th>
            <th scope="col" data-align="end">
              {words.total}
            </th>
            <th scope="col" data-align="end">
              <span className="vh">{words.reorder}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <OrderLink order={order} />
              </th>
              <td>{proseDate(order.createdAt)}</td>
              <td className="code">{order.referenceNumber}</td>
              <td>{words.state(order)}</td>
              <td data-align="end">{formatCount(order.itemCount)}</td>
              <td data-align="end">{formatMoney(order.grandTotal)}</td>
              <td data-align="end">
                <ReorderButton order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Orders as rows for narrow screens. */
export function OrderRows({ orders }: Orders) {
  return (
    <div className="orders-narrow">
      <RowList label={words.orders}>
        {orders.map((order) => (
          <Row
            key={order.id}
            title={<OrderLink order={order} />}
            end={formatMoney(order.grandTotal)}
            code={order.referenceNumber}
            endNote={words.itemCount(order.itemCount)}
            status={`${words.state(order)}, ${proseDate(order.createdAt)}`}
            action={<ReorderButton order={order} />}
          />
        ))}
      </RowList>
    </div>
  );
}
