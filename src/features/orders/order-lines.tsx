import type { Order } from '#contract/order.ts';
import { Table } from '#ui/table.tsx';
import { lineName } from '#wording/line-name.ts';
import { formatMoney } from '#wording/money.ts';
import { orderWording as words } from '#wording/order.ts';
import { formatCount } from '#wording/words.ts';

export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <Table caption={words.lines}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col" data-align="end">
            {words.quantity}
          </th>
          <th scope="col" data-align="end">
            {words.each}
          </th>
          <th scope="col" data-align="end">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((line) => (
          <tr key={line.lineItemId}>
            <th scope="row">
              {lineName(line.productName, line.variantName)}
              <br />
              <span className="code muted">{line.sku}</span>
              {line.addOns.map((addOn) => (
                <small key={addOn.addonOptionId} className="muted order-add-on">
                  {addOn.name}
                </small>
              ))}
            </th>
            <td data-align="end">{formatCount(line.quantity)}</td>
            <td data-align="end">
              {formatMoney({ amount: line.price.amount, currencyCode: line.price.currencyCode })}
            </td>
            <td data-align="end">{formatMoney(line.price.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
