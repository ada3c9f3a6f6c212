import type { Order } from '#contract/order.ts';
import { PaperButton } from '#features/orders/papers/paper-button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { proseDateTime } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { orderWording as words } from '#wording/order.ts';
import './order-transfer.css';

/** How to pay an order by bank transfer: the details to copy, and the deadline; null unless a transfer is awaited. */
export function OrderTransfer({ order }: { readonly order: Order }) {
  const { transfer } = order;
  if (transfer === undefined) return null;
  const code = (value: string) => <span className="code">{value}</span>;
  return (
    <section className="order-transfer">
      <SectionHead title={words.transfer} />
      <p className="measure">{words.transferText}</p>
      <SpecList
        columns={2}
        specs={[
          { name: words.transferAmount, value: formatMoney(order.grandTotal) },
          { name: words.transferReference, value: code(order.number) },
          { name: words.transferBy, value: proseDateTime(transfer.payBy) },
          ...transfer.account.map(({ name, value }) => ({ name, value: code(value) })),
        ]}
      />
      {order.documents?.includes('proforma') === true ? (
        <p data-print="hide">
          <PaperButton order={order} kind="proforma">
            {words.downloadProforma}
          </PaperButton>
        </p>
      ) : null}
    </section>
  );
}
