import { useIsFetching, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/order.ts';
import type { OrderDocumentKind } from '#contract/order-document.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/screen-icons.tsx';
import { orderWording as words } from '#wording/order.ts';
import { confirmationQuery, orderQuery } from '#features/orders/order-queries.ts';
import { paperQuery } from './paper-query.ts';
import { savePaper } from './save-paper.ts';

/** Downloads a document of an order; shows a message below if it is unavailable. */
export function PaperButton({
  order,
  kind,
  children,
  ...rest
}: Pick<ButtonProps, 'size' | 'aria-label'> & {
  readonly order: Order;
  readonly kind: OrderDocumentKind;
  readonly children: ReactNode;
}) {
  const { save, isAsked, isMissing } = usePaper(order, kind);
  return (
    <>
      <Button {...rest} icon={<DownloadIcon />} isPending={isAsked} onClick={() => void save()}>
        {children}
      </Button>
      <span role="status">{isMissing ? words.paperMissing : null}</span>
    </>
  );
}

/** A document, fetched unless it is on the device. */
export const usePaper = (order: Order, kind: OrderDocumentKind) => {
  const shop = useShop();
  // An order shown from the device may be outdated, and so may its document.
  const isSettled = !useIsOrderAsked(shop, order.id);
  const { data, isFetching, isError, refetch } = useQuery({ ...paperQuery(shop, order, kind), enabled: isSettled });
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
  return { save, isAsked, isMissing: isError && !isFetching && data === undefined };
};

/** Whether the order is being refetched. */
const useIsOrderAsked = (shop: Shop, id: string): boolean => {
  const own = useIsFetching({ queryKey: orderQuery(shop, id).queryKey });
  const confirmed = useIsFetching({ queryKey: confirmationQuery(shop, id).queryKey });
  return own + confirmed > 0;
};
