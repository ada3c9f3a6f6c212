import { Link } from '@tanstack/react-router';
import { useBasket } from '#features/basket/basket-queries.ts';
import { ShoppingCartIcon } from '#ui/icons.tsx';
import { formatMoney } from '#wording/money.ts';
import { shellWording } from '#wording/shell.ts';
import { plural } from '#wording/words.ts';

/** The cart link with the total; space for the amount is reserved, so nothing moves. */
export function CartLink() {
  const { basket } = useBasket();
  const total = basket && basket.itemCount > 0 ? formatMoney(basket.total) : null;
  return (
    <Link
      to="/cart"
      className="cart-link"
      aria-label={
        basket && total !== null
          ? shellWording.cartWith(plural(basket.lineItems.length, 'line'), total, basket.taxes.amount > 0)
          : shellWording.cart
      }
    >
      <ShoppingCartIcon />
      <span className="cart-word">{shellWording.cart}</span>
      <span className="cart-total code">{total}</span>
    </Link>
  );
}
