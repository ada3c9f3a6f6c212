import { Link } from '@tanstack/react-router';
import { useBasket } from '#features/basket/basket-queries.ts';
import { useTaxBasis } from '#shopper/shown/tax.ts';
import { ShoppingCartIcon } from '#ui/icons.tsx';
import { formatMoney } from '#wording/money.ts';
import { shellWording } from '#wording/shell.ts';
import { plural } from '#wording/words.ts';

/** The cart link with the total of its goods, with or without VAT as prices are shown; its space is reserved, so nothing moves. */
export function CartLink() {
  const { basket } = useBasket();
  const isNet = useTaxBasis() === 'ex';
  const shown = basket && basket.itemCount > 0 ? basket : null;
  const total =
    shown === null
      ? null
      : formatMoney(isNet ? { ...shown.total, amount: shown.total.amount - shown.taxes.amount } : shown.total);
  const basis = shown === null || shown.taxes.amount === 0 ? null : isNet ? shellWording.exTax : shellWording.incTax;
  return (
    <Link
      to="/cart"
      className="cart-link"
      aria-label={
        shown === null || total === null
          ? shellWording.cart
          : shellWording.cartWith(plural(shown.lineItems.length, 'line'), total, basis)
      }
    >
      <ShoppingCartIcon />
      <span className="cart-word">{shellWording.cart}</span>
      <span className="cart-total code">
        {total === null ? null : (
          <>
            {total} {basis === null ? null : <small>{basis}</small>}
          </>
        )}
      </span>
    </Link>
  );
}
