import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/order.ts';
import type { OrderDocumentKind } from '#contract/order-document.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { orderWording as words } from '#wording/order.ts';
import { paperQuery } from './paper-query.ts';
import { savePaper } from './save-paper.ts';

/** Saves a paper of an order; says below itself where it can't be had. */
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

/** A paper, fetched where it is not on the device. */
export const usePaper = (order: Order, kind: OrderDocumentKind) => {
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
  return { save, isAsked, isMissing: isError && !isFetching && data === undefined };
};
