import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Basket } from '#contract/basket.ts';
import type { ParkedCart } from '#contract/parked-cart.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from '#shopper/shop.tsx';
import { useWaiting } from '#shopper/use-waiting.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PencilMark, type PencilState } from '#ui/pencil-mark.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { proseDateTime } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { parkedWording as words } from '#wording/parked.ts';
import { partWording } from '#wording/ui.ts';
import { waitingWording } from '#wording/waiting.ts';
import { NameDialog } from './name-dialog.tsx';
import { isOfParked } from './parked-patches.ts';
import { useParkedCarts } from './parked-queries.ts';
import { useDeleteParked, useParkCart } from './parked-writes.ts';
import './parked-carts.css';

/** A button that parks the cart, and the list of parked carts. Guests see that parking requires an account, and a sign-in link. */
export function ParkedCarts({
  basket,
  whyNot,
  onPark,
}: {
  readonly basket: Basket | null;
  /** Why the cart can't be parked now, or null. */
  readonly whyNot: string | null;
  /** Runs the given function, which parks the cart under a receipt of the journal. */
  readonly onPark: (park: (receipt: string) => Promise<unknown>) => Promise<unknown>;
}) {
  const { isSignedIn } = useShop();
  const hasLines = basket !== null && basket.lineItems.length > 0;
  if (isSignedIn) return <OwnCarts basket={hasLines ? basket : null} whyNot={whyNot} onPark={onPark} />;
  if (!hasLines) return null;
  return (
    <section className="parked-carts" data-print="hide">
      <SectionHead title={words.title} />
      <p className="measure">
        <Link to="/auth/login" search={{ redirect_url: '/cart' }}>
          {words.signIn}
        </Link>{' '}
        {words.guest}
      </p>
    </section>
  );
}

function OwnCarts({ basket, whyNot, onPark }: Parameters<typeof ParkedCarts>[0]) {
  const [isNaming, setNaming] = useState(false);
  const park = useParkCart();
  const { carts, error, isFetching, refetch } = useParkedCarts();
  if (basket === null && (carts === null || carts?.length === 0)) return null;
  if (carts === null) {
    return (
      <section className="parked-carts" data-print="hide">
        <SectionHead title={words.title} />
        <p className="measure">{words.notParked}</p>
      </section>
    );
  }
  return (
    <section
      ref={keepFocus}
      className="parked-carts"
      tabIndex={-1}
      aria-labelledby="parked-carts-title"
      data-print="hide"
    >
      <SectionHead id="parked-carts-title" title={words.title} />
      {basket === null ? null : whyNot === null ? (
        <div>
          <Button onClick={() => setNaming(true)}>{words.park}</Button>
        </div>
      ) : (
        <p className="measure">{whyNot}</p>
      )}
      {carts === undefined ? (
        <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.failed} />
      ) : carts.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Carts carts={carts} />
      )}
      {isNaming && basket !== null ? (
        <NameDialog
          title={words.parkTitle}
          text={words.parkText}
          nameLabel={words.name}
          submitLabel={words.parkIt}
          onName={async (name) => {
            await onPark((receipt) => park.mutateAsync({ name, basket, receipt }));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </section>
  );
}

function Carts({ carts }: { readonly carts: readonly ParkedCart[] }) {
  return (
    <RowList label={words.title}>
      {carts.map((cart) => (
        <CartRow key={cart.id} cart={cart} />
      ))}
    </RowList>
  );
}

function CartRow({ cart }: { readonly cart: ParkedCart }) {
  // One for each row: the next cart can be deleted while the store still deletes this one.
  const remove = useDeleteParked();
  const mark = markOf(useWaiting(), cart);
  const total = totalOf(cart);
  return (
    <Row
      data-pencil={mark ?? undefined}
      title={
        <Link to="/cart" search={{ parked: cart.id }}>
          {cart.name}
        </Link>
      }
      end={words.lines(cart.lines.length)}
      endNote={total === null ? null : words.total(total)}
      status={
        <>
          <span className="muted">{words.at(proseDateTime(cart.parkedAt))}</span>{' '}
          {mark === null ? null : <PencilMark state={mark}>{waitingWording.marks[mark]}</PencilMark>}
        </>
      }
      action={
        <span className="parked-actions">
          <Link
            to="/cart"
            search={{ parked: cart.id }}
            className="btn"
            data-size="small"
            aria-label={words.bringBackOf(cart.name)}
          >
            {words.bringBack}
          </Link>
          <Button
            size="small"
            tone="danger"
            isPending={remove.isPending}
            aria-label={words.deleteOf(cart.name)}
            onClick={() => void remove.ask(cart)}
          >
            {words.delete}
          </Button>
        </span>
      }
    />
  );
}

/** The total of the lines when they were parked; null if they are in several currencies. */
const totalOf = ({ lines }: ParkedCart): string | null => {
  const currencyCode = lines[0]?.price.currencyCode;
  if (currencyCode === undefined || lines.some(({ price }) => price.currencyCode !== currencyCode)) return null;
  return formatMoney({ amount: lines.reduce((sum, { price }) => sum + price.total.amount, 0), currencyCode });
};

const states: readonly PencilState[] = ['sending', 'unsure', 'waiting'];

/** The state of a parked cart's unconfirmed changes, or null if there are none. */
const markOf = (waiting: readonly WaitingChange[], { id }: ParkedCart): PencilState | null => {
  const own = waiting.filter((change) => isOfParked(change) && change.input.id === id);
  return states.find((state) => own.some(({ entry }) => entry.state === state)) ?? null;
};
