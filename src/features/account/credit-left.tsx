import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { accountWording as words } from '#wording/account.ts';
import { formatMoney } from '#wording/money.ts';
import { creditQuery } from './account-queries.ts';

/** What can still be ordered on account and what is overdue; renders nothing without a credit account. */
export function CreditLeft() {
  const { data: accounts = [] } = useQuery(creditQuery(useShop(), 1));
  if (accounts.length === 0) return null;
  return (
    <section>
      <SectionHead title={words.credit} note={<Link to="/account/credit-limit">{words.creditDetails}</Link>} />
      <RowList label={words.credit}>
        {accounts.map(({ currencyCode, availableCredit, creditLimit, overdueBalance, isOnHold }) => (
          <Row
            key={currencyCode}
            title={words.available}
            end={formatMoney(availableCredit)}
            note={
              isOnHold
                ? words.onHold
                : overdueBalance.amount > 0
                  ? words.overdueTitle(formatMoney(overdueBalance))
                  : null
            }
            endNote={`${words.limit} ${formatMoney(creditLimit)}`}
          />
        ))}
      </RowList>
    </section>
  );
}
