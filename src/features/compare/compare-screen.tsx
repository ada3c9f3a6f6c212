import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { PrintButton } from '#ui/print-button.tsx';
import { Table } from '#ui/table.tsx';
import { compareWording as words } from '#wording/compare.ts';
import { pageTitles } from '#wording/shell.ts';
import { printWording } from '#wording/print.ts';
import type { Chosen } from './chosen.ts';
import { type CompareRow, compareRows } from './compare-rows.ts';
import type { Found } from './found.ts';
import { useChosen } from './use-chosen.ts';
import './compare.css';

export interface CompareScreenProps {
  /** In the order in which the shopper chose them. */
  readonly columns: readonly { readonly chosen: Chosen; readonly found: Found }[];
  readonly pictureOf: (product: Product) => ReactNode;
  readonly priceOf: (product: Product) => ReactNode;
  /** Null if the store discloses no stock. */
  readonly stockOf: ((product: Product) => ReactNode) | null;
  readonly partOf: (product: Product) => string | null;
  /** The basis and age of the prices. */
  readonly note: ReactNode;
}

const whyNot = { loading: words.loading, gone: words.gone, 'not-here': words.notHere, failed: words.failed } as const;

/** Products side by side: price and stock, then the differences, then what they have in common. */
export function CompareScreen({ columns, pictureOf, priceOf, stockOf, partOf, note }: CompareScreenProps) {
  const { clear, drop } = useChosen();
  if (columns.length === 0) {
    return (
      <div className="compare-none">
        <h2>{words.none}</h2>
        <p className="measure muted">{words.noneText}</p>
        <Link to="/store" className="btn">
          {words.browse}
        </Link>
      </div>
    );
  }
  const products = columns.map(({ found }) => (typeof found === 'string' ? null : found));
  const { different, same } = compareRows(
    columns.map(({ chosen: { slug }, found }) => ({ slug, product: typeof found === 'string' ? null : found })),
  );
  const isOne = columns.length === 1;
  const fixed = (name: string, of: (product: Product) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ chosen, found }) => (
        <td key={chosen.slug}>{typeof found === 'string' ? <span className="muted">–</span> : of(found)}</td>
      ))}
    </tr>
  );
  return (
    <div className="compare" ref={keepFocus}>
      <div className="compare-actions" data-print="hide">
        <PrintButton>{printWording.print}</PrintButton>
        <Button aria-label={words.clearAll} onClick={clear}>
          {words.clear}
        </Button>
      </div>
      {isOne ? <p className="measure">{words.one}</p> : null}
      <p className="muted">{note}</p>
      <Table caption={pageTitles.compare} style={{ minInlineSize: `${7 + columns.length * 9}rem` }}>
        <thead>
          <tr>
            <td>
              <span className="vh">{words.property}</span>
            </td>
            {columns.map(({ chosen, found }) => (
              <th key={chosen.slug} scope="col">
                {typeof found === 'string' ? null : pictureOf(found)}
                <Link to="/store/product/$product" params={{ product: chosen.slug }}>
                  {chosen.name}
                </Link>
                {typeof found === 'string' ? <span className="compare-why">{whyNot[found]}</span> : null}
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={words.removeOf(chosen.name)}
                  onClick={() => drop(chosen.slug)}
                  data-print="hide"
                >
                  {words.remove}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fixed(words.price, priceOf)}
          {stockOf === null ? null : fixed(words.stock, stockOf)}
          {products.some((product) => product !== null && partOf(product) !== null)
            ? fixed(words.partNumber, partOf)
            : null}
          {fixed(words.sizes, ({ variants }) => variants.length)}
        </tbody>
        {isOne ? null : <Rows title={words.different} rows={different} />}
        <Rows title={isOne ? words.all : words.same} rows={same} />
      </Table>
    </div>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly CompareRow[] }) {
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <tbody>
      <tr className="compare-title">
        <th scope="rowgroup" colSpan={first.values.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ code, name, values }) => (
        <tr key={code}>
          <th scope="row">{name}</th>
          {values.map(({ slug, value }) => (
            <td key={slug}>{value ?? <span className="muted">–</span>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
