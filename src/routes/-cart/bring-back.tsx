import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Basket } from '#contract/basket.ts';
import type { ParkedCart } from '#contract/parked-cart.ts';
import { useBasket } from '#features/basket/basket-queries.ts';
import { changeCartAndDraft, useOrderDraft } from '#features/checkout/draft/draft-store.ts';
import { ComparedLines } from '#features/orders/compared-lines.tsx';
import { reorderInput } from '#features/orders/order-reorder.ts';
import { NameDialog } from '#features/parked-carts/name-dialog.tsx';
import { useParkedCarts } from '#features/parked-carts/parked-queries.ts';
import { useBringBack, useParkCart } from '#features/parked-carts/parked-writes.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { parkedWording as words } from '#wording/parked.ts';
import { partWording } from '#wording/ui.ts';
import { useLookUpArticles } from '#routes/-account/use-look-up-articles.ts';

type Lines = readonly NonNullable<ReturnType<typeof reorderInput>>[];

const said = { label: words.linesOf, did: 'parked', noteOf: words.wanted, add: words.add } as const;

/** A parked cart compared with today's prices and stock, to be brought back. */
export function BringBack({ id }: { readonly id: string }) {
  const { carts, error, isFetching, refetch } = useParkedCarts();
  const { basket } = useBasket();
  // Keeps the cart on screen while it is brought back, when the list of parked carts no longer has it.
  const [last, setLast] = useState<ParkedCart | null>(null);
  const draft = useOrderDraft();
  const cart = carts?.find((one) => one.id === id) ?? last;
  if (draft !== undefined && draft.attempt !== null) {
    return (
      <Notice
        tone="warning"
        title={words.notNow}
        actions={
          <Link to="/checkout" className="btn">
            {words.toCheckout}
          </Link>
        }
      >
        <p>{words.notNowText}</p>
      </Notice>
    );
  }
  if (cart !== null && basket !== undefined && draft !== undefined) {
    return (
      <>
        <h2>{cart.name}</h2>
        <Beside cart={cart} basket={basket} onBegin={() => setLast(cart)} />
      </>
    );
  }
  if (carts === undefined || basket === undefined) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.failed} />;
  }
  return (
    <Notice tone="warning" title={words.gone} actions={<Back className="btn" />}>
      <p>{words.goneText}</p>
    </Notice>
  );
}

function Back({ className }: { readonly className?: string }) {
  return (
    <Link to="/cart" className={className}>
      {words.toCart}
    </Link>
  );
}

function Beside({
  cart,
  basket,
  onBegin,
}: {
  readonly cart: ParkedCart;
  readonly basket: Basket | null;
  readonly onBegin: () => void;
}) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lookUp = useLookUpArticles();
  const park = useParkCart();
  const bringBack = useBringBack();
  // Lines on hold until the shopper decides what happens to those in the current cart.
  const [asked, setAsked] = useState<Lines | null>(null);
  const isEmpty = (basket?.lineItems.length ?? 0) === 0;

  const bring = async (lines: Lines, into: Basket | null): Promise<void> => {
    onBegin();
    const isBack =
      into === null
        ? // The cart's name becomes the reference of its order, online or offline.
          changeCartAndDraft(shop, queryClient, { referenceNumber: cart.name, customerComment: null }, (receipt) =>
            bringBack.mutateAsync({ cart, lines, basket: null, receipt }),
          )
        : bringBack.mutateAsync({ cart, lines, basket: into });
    await isBack.finally(() => setAsked(null));
    await navigate({ to: '/cart' });
  };
  const begin = (lines: Lines): void => {
    if (isEmpty) void bring(lines, null).catch(() => undefined);
    else setAsked(lines);
  };
  return (
    <>
      <p>{words.stays}</p>
      <ComparedLines
        lines={cart.lines}
        lookUp={lookUp}
        said={said}
        back={<Back />}
        isPending={bringBack.isPending}
        refused={[]}
        onAdd={(taken) =>
          begin(taken.flatMap(({ again, quantity }) => reorderInput(again.line, again.today, quantity) ?? []))
        }
      />
      {asked === null || basket === null ? null : (
        <NameDialog
          title={words.hasLinesTitle(basket.lineItems.length)}
          text={words.hasLinesText(cart.name)}
          nameLabel={words.nowName}
          submitLabel={words.parkFirst}
          others={
            <Button isPending={bringBack.isPending} onClick={() => void bring(asked, basket).catch(() => undefined)}>
              {words.addToIt}
            </Button>
          }
          onName={async (name) => {
            await changeCartAndDraft(shop, queryClient, null, (receipt) => park.mutateAsync({ name, basket, receipt }));
            await bring(asked, null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
