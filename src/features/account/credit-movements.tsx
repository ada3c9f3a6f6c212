import { Link } from '@tanstack/react-router';
import type { CreditAccount, CreditTransaction } from '#contract/credit.ts';
import { Pagination } from '#ui/pagination.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Table } from '#ui/table.tsx';
import { accountWording as words } from '#wording/account.ts';
import { proseDate } from '#wording/dates.ts';
import { formatMoney } from '#wording/money.ts';
import { partWording } from '#wording/ui.ts';
import { movementsOnPage } from './account-queries.ts';

/** What was charged and paid, newest first. */
export function CreditMovements({ account, page }: { readonly account: CreditAccount; readonly page: number }) {
  const { results, total } = account.transactions;
  return (
    <section>
      <SectionHead title={words.movements} />
      {results.length === 0 ? (
        <p className="muted">{words.noMovements}</p>
      ) : (
        <Table caption={words.movements}>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.movement}</th>
              <th scope="col" data-align="end">
                {words.amount}
              </th>
              <th scope="col" data-align="end">
                {words.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((movement) => (
              <Movement key={movement.id} movement={movement} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        label={partWording.pages}
        page={page}
        pageCount={Math.ceil(total / movementsOnPage)}
        previousLabel={partWording.previousPage}
        nextLabel={partWording.nextPage}
        pageLabel={partWording.page}
        renderLink={(to, props) => (
          <Link key={to} to="/account/credit-limit" search={to === 1 ? {} : { page: to }} {...props} />
        )}
      />
    </section>
  );
}

function Movement({ movement }: { readonly movement: CreditTransaction }) {
  const { date, type, amount, balanceAfter, orderId, reference, dueDate } = movement;
  const name = words.movementTypes[type];
  return (
    <tr>
      <td>{proseDate(date)}</td>
      <td>
        {orderId === null ? (
          name
        ) : (
          <Link to="/account/orders/$id" params={{ id: orderId }}>
            {name}
          </Link>
        )}
        {reference === null ? null : <span className="code muted credit-note">{reference}</span>}
        {dueDate === null ? null : <span className="muted credit-note">{words.due(proseDate(dueDate))}</span>}
      </td>
      <td data-align="end">{formatMoney(amount)}</td>
      <td data-align="end">{formatMoney(balanceAfter)}</td>
    </tr>
  );
}
