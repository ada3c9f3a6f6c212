import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { explainFailure } from '#api/explain.ts';
import type { Order, OrderLine } from '#contract/order.ts';
import type { OrderReturn, ReturnInput, ReturnReason, ReturnResolution } from '#contract/order-return.ts';
import { createReturn } from '#contract/order-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { returnWording as words } from '#wording/return.ts';
import { partWording } from '#wording/ui.ts';
import { returnChoicesQuery } from './return-queries.ts';
import { ReturnLineFields } from './return-line-fields.tsx';
import { returnableLines, returnSchema, returnValues, type ReturnValues } from './return-values.ts';
import './returns.css';

/** The form that requests a return; `onRequested` gets the new return. */
export function ReturnForm({
  order,
  onRequested,
}: {
  readonly order: Order;
  readonly onRequested: (made: OrderReturn) => void;
}) {
  const { data: choices, error, isFetching, refetch } = useQuery(returnChoicesQuery(useShop()));
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
  return <ReadyForm order={order} lines={lines} {...choices} onRequested={onRequested} />;
}

const BackToOrder = ({ order }: { readonly order: Order }) => (
  <Link to="/account/orders/$id" params={{ id: order.id }} className="btn">
    {words.cancel}
  </Link>
);

function ReadyForm({
  order,
  lines,
  reasons,
  resolutions,
  onRequested,
}: {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly reasons: readonly ReturnReason[];
  readonly resolutions: readonly ReturnResolution[];
  readonly onRequested: (made: OrderReturn) => void;
}) {
  const request = useRequestReturn();
  const form = useForm<ReturnValues, ReturnInput['items']>({
    schema: returnSchema(lines, reasons),
    initial: returnValues(lines),
    onSubmit: async (items) => onRequested(await request.mutateAsync({ orderId: order.id, items })),
    explain: explainFailure(formWording.storeSilent),
  });
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
      </div>
    </Form>
  );
}

const useRequestReturn = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (body: ReturnInput) => shop.api.call(createReturn, { body }, writeOptions(shop)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'returns'] }),
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'orders'] }),
      ]),
  });
};
