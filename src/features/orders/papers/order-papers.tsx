import type { Order } from '#contract/order.ts';
import { OrderDocumentKind } from '#contract/order-document.ts';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/screen-icons.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { orderWording as words } from '#wording/order.ts';
import { usePaper } from './paper-button.tsx';

/** The documents of an order; null if the store makes none. Whoever can see the order can download them, offline too. */
export function OrderPapers({ order }: { readonly order: Order }) {
  const kinds = OrderDocumentKind.options.filter((kind) => order.documents?.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <section id="documents" data-print="hide">
      <SectionHead title={words.papers} note={words.papersNote} />
      <RowList label={words.papers}>
        {kinds.map((kind) => (
          <Paper key={kind} order={order} kind={kind} />
        ))}
      </RowList>
    </section>
  );
}

function Paper({ order, kind }: { readonly order: Order; readonly kind: OrderDocumentKind }) {
  const { save, isAsked, isMissing } = usePaper(order, kind);
  return (
    <Row
      title={words.paper[kind]}
      status={<span role="status">{isMissing ? words.paperMissing : null}</span>}
      end={
        <Button
          size="small"
          icon={<DownloadIcon />}
          isPending={isAsked}
          aria-label={words.downloadPaper(words.paper[kind])}
          onClick={() => void save()}
        >
          {words.download}
        </Button>
      }
    />
  );
}
