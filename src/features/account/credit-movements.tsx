import { Link } from '@tanstack/react-router';
import type { CreditAccount, CreditTransaction } from '#contract/credit.ts';
import { Pagination } from '#ui/pagination.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Table } from '#ui/table.tsx';
import { accountWording as words } from '#wording/account.ts';
import { proseDate } from '#contract/store-clock.ts';
import { formatMoney } from '#wording/money.ts';
import { partWording } from '#wording/ui.ts';
import { movementsOnPage } from './account-queries.ts';

/** Charges and payments, newest first. */
export function CreditMovements({ account, page }: { readonly account: CreditAccount; readonly page: number }) {
  const { results, total } = account.transactions;
  return (
    <section>
      <SectionHead title={words.movements} />
      {results.length === 0 ? (
        <p className="muted">{words.noMovements}</p>
      ) : (
        <>
          <MovementTable movements={results} />
          <MovementRows movements={results} />
        </>
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

interface Movements {
  readonly movements: readonly CreditTransaction[];
}

function MovementTable({ movements }: Movements) {
  return (
    <div className="credit-wide">
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
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function MovementRows({ movements }: Movements) {
  return (
    <div className="credit-narrow">
      <RowList label={words.movements}>
        {movements.map((movement) => (
          <Row
            key={movement.id}
            title={<MovementName movement={movement} />}
            end={formatMoney(movement.amount)}
            code={movement.reference}
            endNote={`${words.balance} ${formatMoney(movement.balanceAfter)}`}
            status={
              <span className="muted">
                {proseDate(movement.date)}
                {movement.dueDate === null ? null : `, ${words.due(proseDate(movement.dueDate))}`}
              </span>
            }
          />
        ))}
      </RowList>
    </div>
  );
}

function MovementName({ movement: { type, orderId } }: { readonly movement: CreditTransaction }) {
  const name = words.movementTypes[type];
  if (orderId === null) return name;
  return (
    <Link to="/account/orders/$id" params={{ id: orderId }}>
      {name}
    </Link>
  );
}

function Movement({ movement }: { readonly movement: CreditTransaction }) {
  const { date, amount, balanceAfter, reference, dueDate } = movement;
  return (
    <tr>
      <td>{proseDate(date)}</td>
      <td>
        <MovementName movement={movement} />
        {reference === null ? null : <span className="code muted credit-note">{reference}</span>}
        {dueDate === null ? null : <span className="muted credit-note">{words.due(proseDate(dueDate))}</span>}
      </td>
      <td data-align="end">{formatMoney(amount)}</td>
      <td data-align="end">{formatMoney(balanceAfter)}</td>
    </tr>
  );
}
