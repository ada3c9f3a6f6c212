import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { explainFailure } from '#api/explain.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import type { OrderReturn, ReturnInput, ReturnReason, ReturnResolution } from '#contract/order-return.ts';
import { useSaveTyped, useTyped } from '#shopper/drafts/use-typed.ts';
import { useShop } from '#shopper/shop.tsx';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import { Button } from '#ui/button.tsx';
import { ConnectionNote } from '#ui/connection-note.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { returnWording as words } from '#wording/return.ts';
import { partWording } from '#wording/ui.ts';
import { useRequestReturn } from './request-return.ts';
import { returnChoicesQuery } from './return-queries.ts';
import { ReturnLineFields } from './return-line-fields.tsx';
import { returnableLines, returnSchema, returnValues, type ReturnValues } from './return-values.ts';
import './returns.css';

/** The form that requests a return; `onRequested` receives the new return. */
export function ReturnForm({
  order,
  onRequested,
}: {
  readonly order: Order;
  readonly onRequested: (made: OrderReturn) => void;
}) {
  const { data: choices, error, isFetching, refetch } = useQuery(returnChoicesQuery(useShop()));
  const draft = useTyped(`return ${order.id}`);
  const lines = returnableLines(order);
  if (!order.canReturn || lines.length === 0) {
    return (
      <>
        <p>{words.nothingToReturn}</p>
        <BackToOrder order={order} />
      </>
    );
  }
  if (choices === undefined) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.detailFailed} />;
  }
  if (draft.typed === undefined) return <div aria-busy="true" />;
  return <ReadyForm order={order} lines={lines} {...choices} draft={draft} onRequested={onRequested} />;
}

const BackToOrder = ({ order }: { readonly order: Order }) => (
  <Link to="/account/orders/$id" params={{ id: order.id }} activeOptions={{ exact: true }} className="btn">
    {words.cancel}
  </Link>
);

function ReadyForm({
  order,
  lines,
  reasons,
  resolutions,
  draft,
  onRequested,
}: {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly reasons: readonly ReturnReason[];
  readonly resolutions: readonly ReturnResolution[];
  readonly draft: ReturnType<typeof useTyped>;
  readonly onRequested: (made: OrderReturn) => void;
}) {
  const request = useRequestReturn();
  const form = useForm<ReturnValues, ReturnInput['items']>({
    schema: returnSchema(lines, reasons),
    initial: returnValues(lines, draft.typed),
    onSubmit: async (items) => {
      const orderReturn = await request.mutateAsync({ orderId: order.id, items });
      await draft.forget();
      publishShopEvent({ type: 'return-requested', order, orderReturn });
      onRequested(orderReturn);
    },
    explain: explainFailure(formWording),
  });
  useSaveTyped(draft, form.values);
  return (
    <Form className="return-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <p>{words.intro}</p>
      <div className="return-lines">
        {lines.map((line) => (
          <ReturnLineFields key={line.lineItemId} line={line} form={form} reasons={reasons} resolutions={resolutions} />
        ))}
      </div>
      <div className="return-actions">
        <Button type="submit" tone="primary" isPending={form.isSubmitting}>
          {words.send}
        </Button>
        <BackToOrder order={order} />
        <ConnectionNote>{words.notSentYet}</ConnectionNote>
      </div>
    </Form>
  );
}
