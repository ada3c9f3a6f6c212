import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Money } from '#contract/money.ts';
import { useFreshness } from '#shopper/freshness.ts';
import { useShop } from '#shopper/shop.tsx';
import { Meter } from '#ui/meter.tsx';
import { accountWording } from '#wording/account.ts';
import { creditAfterCartWording as words } from '#wording/credit-after-cart.ts';
import { proseDateTime } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { creditQuery, customerQuery } from './account-queries.ts';
import './credit-after-cart.css';

/**
 * The company credit that is left once a cart of this total is ordered. Renders nothing if the shopper may not pay on account or
 * has no credit in the cart's currency.
 */
export function CreditAfterCart({ total }: { readonly total: Money }) {
  const shop = useShop();
  const { data: customer } = useQuery({ ...customerQuery(shop), enabled: shop.isSignedIn });
  const mayUseIt = shop.isSignedIn && customer?.canPayOnAccount === true;
  const { data: accounts, dataUpdatedAt } = useQuery({ ...creditQuery(shop, 1), enabled: mayUseIt });
  const freshness = useFreshness(dataUpdatedAt);
  const account = accounts?.find(({ currencyCode }) => currencyCode === total.currencyCode);
  if (!mayUseIt || account === undefined) return null;
  const { creditLimit, outstandingBalance, isOnHold } = account;
  const left = account.availableCredit.amount - total.amount;
  const isShort = isOnHold || left < 0;
  return (
    <div className="credit-after-cart" data-tone={isShort ? 'danger' : undefined}>
      <p>
        {isOnHold ? words.onHold : sentenceOf({ ...total, amount: left })}{' '}
        {freshness === 'fresh' ? null : `${accountWording.asOf(proseDateTime(new Date(dataUpdatedAt)))}. `}
        <Link to="/account/credit-limit">{words.details}</Link>
      </p>
      {isShort ? null : (
        <Meter label={words.label} value={outstandingBalance.amount + total.amount} max={creditLimit.amount} />
      )}
    </div>
  );
}

/** A sentence about the credit left, or the shortfall if the amount is negative. */
const sentenceOf = (left: Money): string =>
  left.amount < 0 ? words.over(formatMoney({ ...left, amount: -left.amount })) : words.left(formatMoney(left));
