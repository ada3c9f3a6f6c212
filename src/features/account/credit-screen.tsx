import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CreditAccount } from '#contract/credit.ts';
import type { Money } from '#contract/money.ts';
import { useShop } from '#shopper/shop.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Meter } from '#ui/meter.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { accountWording as words } from '#wording/account.ts';
import { proseDateTime } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { partWording } from '#wording/ui.ts';
import { creditQuery } from './account-queries.ts';
import { CreditMovements } from './credit-movements.tsx';
import './credit-screen.css';

/** The limit, the balance and the transactions of each currency. */
export function CreditScreen({ page }: { readonly page: number }) {
  const shop = useShop();
  const { data: accounts, error, isFetching, refetch, dataUpdatedAt } = useQuery(creditQuery(shop, page));
  if (accounts === undefined) {
    return (
      <NotLoaded
        words={partWording}
        query={{ error, isFetching, refetch }}
        failed={words.loadFailed(words.credit)}
        lines={8}
      />
    );
  }
  if (accounts.length === 0) {
    return (
      <Notice
        title={words.noCredit}
        actions={
          <Link to="/contact-us" className="btn">
            {words.contact}
          </Link>
        }
      >
        <p>{words.noCreditText}</p>
      </Notice>
    );
  }
  return (
    <div className="credit">
      {accounts.map((account) => (
        <section key={account.currencyCode} className="credit-account" aria-label={account.currencyCode}>
          <Warnings account={account} />
          <Figures account={account} asOf={dataUpdatedAt} />
          <CreditMovements account={account} page={page} />
        </section>
      ))}
    </div>
  );
}

function Warnings({ account }: { readonly account: CreditAccount }) {
  const contact = (
    <Link to="/contact-us" className="btn">
      {words.contact}
    </Link>
  );
  if (account.isOnHold) {
    return (
      <Notice tone="danger" title={words.onHold} actions={contact}>
        <p>{words.onHoldText}</p>
      </Notice>
    );
  }
  if (account.overdueBalance.amount <= 0) return null;
  return (
    <Notice tone="warning" title={words.overdueTitle(formatMoney(account.overdueBalance))} actions={contact}>
      <p>{words.overdueText}</p>
    </Notice>
  );
}

function Figures({ account, asOf }: { readonly account: CreditAccount; readonly asOf: number }) {
  const { availableCredit, creditLimit, outstandingBalance } = account;
  const figure = (name: string, money: Money, isMain = false) => (
    <div data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>{formatMoney(money)}</dd>
    </div>
  );
  const at = new Date(asOf);
  return (
    <>
      <dl className="credit-figures">
        {figure(words.available, availableCredit, true)}
        {figure(words.limit, creditLimit)}
        {figure(words.used, outstandingBalance)}
      </dl>
      <Meter
        label={words.creditMeter}
        value={outstandingBalance.amount}
        max={creditLimit.amount}
        text={words.ofLimit(formatMoney(outstandingBalance), formatMoney(creditLimit))}
      />
      <p className="muted">
        {words.terms(account.paymentTermsDays)}{' '}
        <Stamp dateTime={at.toISOString()}>{words.asOf(proseDateTime(at))}</Stamp>
      </p>
    </>
  );
}
