import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { OrderDocumentKind } from '#contract/order-document.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { orderWording as words } from '#wording/order.ts';
import { paperQuery } from './paper-query.ts';
import { savePaper } from './save-paper.ts';

/** The papers of an order; nothing where the store makes none. Whoever sees the order has them, without a connection too. */
export function OrderPapers({ order }: { readonly order: Order }) {
  const kinds = OrderDocumentKind.options.filter((kind) => order.documents?.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <section data-print="hide">
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
  const { data, isFetching, isError, refetch } = useQuery(paperQuery(useShop(), order, kind));
  const [isAsked, setIsAsked] = useState(false);
  const save = async () => {
    if (data !== undefined) {
      savePaper(data);
      return;
    }
    setIsAsked(true);
    const fetched = await refetch({ cancelRefetch: false });
    setIsAsked(false);
    if (fetched.data !== undefined) savePaper(fetched.data);
  };
  const isMissing = isError && !isFetching && data === undefined;
  return (
    <Row
      title={words.paper[kind]}
      status={<span role="status">{isMissing ? words.paperMissing : null}</span>}
      action={
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
