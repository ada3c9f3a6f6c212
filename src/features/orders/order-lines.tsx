import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Order, OrderLine } from '#contract/order.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { FigureList } from '#ui/spec-list.tsx';
import { Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lineName } from '#wording/line-name.ts';
import { formatMoney } from '#wording/money.ts';
import { orderFigures } from '#wording/order-figures.ts';
import { orderWording as words } from '#wording/order.ts';
import { reorderWording as again } from '#wording/reorder.ts';
import { formatCount } from '#wording/words.ts';
import './order-lines.css';
import './order-views.css';

const nameOf = (line: OrderLine): string => lineName(line.productName, line.variantName);

/** The lines of an order, with today's price if it has changed. `tickOf` renders a line's tick box, with or without a visible label. */
export function OrderLines({
  order,
  tickOf,
}: {
  readonly order: Order;
  readonly tickOf?: (line: OrderLine, isNamed: boolean) => ReactNode;
}) {
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  return (
    <>
      {isTaxAdded ? <p className="muted">{words.linesExTax}</p> : null}
      <div className="orders-wide">
        <Table caption={words.lines}>
          <thead>
            <tr>
              {tickOf === undefined ? null : (
                <th scope="col" className="order-tick" data-print="hide">
                  <VisuallyHidden>{words.reorder}</VisuallyHidden>
                </th>
              )}
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
                {tickOf === undefined ? null : (
                  <td className="order-tick" data-print="hide">
                    {tickOf(line, false)}
                  </td>
                )}
                <th scope="row">
                  <LineName line={line} />
                  <LineNotes line={line} />
                </th>
                <td data-align="end">{formatCount(line.quantity)}</td>
                <td data-align="end">
                  {formatMoney(line.price)}
                  <PriceNow line={line} />
                </td>
                <td data-align="end">{formatMoney(line.price.total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div className="orders-narrow">
        <RowList label={words.lines}>
          {order.items.map((line) => (
            <Row
              key={line.lineItemId}
              title={<LineName line={line} />}
              end={formatMoney(line.price.total)}
              code={shownSku(line.sku)}
              endNote={`${formatCount(line.quantity)} × ${formatMoney(line.price)}`}
              status={<PriceNow line={line} />}
            >
              <LineNotes line={line} isSkuShown={false} />
              {tickOf === undefined ? null : <div data-print="hide">{tickOf(line, true)}</div>}
            </Row>
          ))}
        </RowList>
      </div>
    </>
  );
}

function LineName({ line }: { readonly line: OrderLine }) {
  if (line.currentPrice === null) return <span>{nameOf(line)}</span>;
  return (
    <Link to="/store/product/$product" params={{ product: line.slug }} className="order-line-name">
      {nameOf(line)}
    </Link>
  );
}

function LineNotes({ line, isSkuShown = true }: { readonly line: OrderLine; readonly isSkuShown?: boolean }) {
  const shownSku = useShownSku();
  return (
    <>
      {isSkuShown ? <span className="code muted order-line-note">{shownSku(line.sku)}</span> : null}
      {line.addOns.map((addOn) => (
        <span key={addOn.addonOptionId} className="muted order-line-note">
          {addOn.name}
        </span>
      ))}
      {line.returnedQuantity === 0 ? null : (
        <span className="muted order-line-note">{words.returned(line.returnedQuantity)}</span>
      )}
    </>
  );
}

function PriceNow({ line: { currentPrice, price } }: { readonly line: OrderLine }) {
  if (currentPrice === null) return <span className="muted order-line-note">{words.noLongerSold}</span>;
  if (currentPrice.currencyCode !== price.currencyCode || currentPrice.amount === price.amount) return null;
  return <span className="order-line-note order-line-now">{words.wasNow(formatMoney(currentPrice))}</span>;
}

/** The totals of an order. */
export function OrderFigures({ order }: { readonly order: Order }) {
  return (
    <div className="order-figures">
      <FigureList figures={orderFigures(order)} />
    </div>
  );
}

/** The lines of an order with tick boxes; only the ticked lines are preselected on the reorder page. */
export function LinesToReorder({ order }: { readonly order: Order }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (!order.canReorder) return <OrderLines order={order} />;
  const tick = (lineItemId: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(lineItemId);
    else next.delete(lineItemId);
    setTicked(next);
  };
  // Positions instead of ids: the ids of many lines would make the URL too long.
  const lines = order.items.flatMap(({ lineItemId }, index) => (ticked.has(lineItemId) ? [index + 1] : []));
  return (
    <>
      <OrderLines
        order={order}
        tickOf={(line, isNamed) =>
          line.currentPrice === null ? null : (
            <Checkbox
              label={isNamed ? again.tick : <VisuallyHidden>{again.tick}</VisuallyHidden>}
              aria-label={again.tickOf(lineName(line.productName, line.variantName))}
              checked={ticked.has(line.lineItemId)}
              onChange={(isOn) => tick(line.lineItemId, isOn)}
            />
          )
        }
      />
      <p className="order-ticked" data-print="hide">
        {lines.length === 0 ? (
          <span className="muted">{again.tickSome}</span>
        ) : (
          <Link
            to="/account/orders/$id"
            params={{ id: order.id }}
            search={{ reorder: true, lines }}
            className="btn"
            data-tone="primary"
          >
            {again.reorderTicked(lines.length)}
          </Link>
        )}
      </p>
    </>
  );
}
