import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { readFilter, valueFilter } from '#contract/filter-entry.ts';
import type { Product } from '#contract/product.ts';
import { announce } from '#ui/announce.ts';
import { sizesHash } from '#shopper/shown/sizes-hash.ts';
import { XIcon } from '#ui/icons.tsx';
import { sizesWording as words } from '#wording/sizes.ts';
import { fits, isLong, type SizeChoice, sizeFilters, type SizeGroup } from './size-rows.ts';
import { attributeOf, variantColumns } from './variant-columns.ts';
import '#ui/tag.css';
import './size-filters.css';

/** An axis with more values than this identifies single parts, so its values would be useless as filters. */
const maxValues = 30;

/** Above a product's sizes: the active filters and, for a long table, the values of its columns. All are links. */
export function SizeFilters({
  product,
  choice,
  sku,
}: {
  readonly product: Product;
  readonly choice: SizeChoice;
  readonly sku: string | undefined;
}) {
  const filters = sizeFilters(product, choice);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(choice);
  useEffect(() => {
    if (before.current === choice) return;
    before.current = choice;
    announce(words.shown(product.variants.filter((variant) => fits(variant, filters)).length, product.variants.length));
    // The link that was followed may have disappeared.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  if (!isLong(product) && filters.length === 0) return null;
  return (
    <div className="size-filters" id={sizesHash} ref={box} role="group" aria-label={words.filters} tabIndex={-1}>
      {sku === undefined && filters.length === 0 ? null : (
        <div className="tags">
          {sku === undefined ? (
            filters.map((filter) => (
              <FilterLink
                key={filter}
                text={textOf(product, filter)}
                without={filters.filter((other) => other !== filter)}
              />
            ))
          ) : (
            <FilterLink text={sku} without={filters} />
          )}
        </div>
      )}
      {isLong(product) ? <AxisFilters product={product} filters={sku === undefined ? filters : []} /> : null}
    </div>
  );
}

/** A filter, as a link that removes it. */
function FilterLink({ text, without }: { readonly text: string; readonly without: readonly string[] }) {
  return (
    <Link
      className="tag"
      to="."
      search={searchOf(without)}
      resetScroll={false}
      activeOptions={exact}
      aria-label={words.remove(text)}
    >
      {text}
      <XIcon size={16} />
    </Link>
  );
}

/** The router calls a link to less than this page the current page, unless the link has to match exactly. */
const exact = { exact: true };

const searchOf = (filters: readonly string[]) => (filters.length === 0 ? {} : { f: [...filters] });

const textOf = ({ variants }: Product, filter: string): string => {
  const { code, value, range } = readFilter(filter);
  const held = variants.map((variant) => attributeOf(variant, code)).filter((attribute) => attribute !== undefined);
  const same = held.find((attribute) => String(attribute.value) === value);
  return words.chosen(
    held[0]?.name ?? code,
    same?.displayValue ?? (range === null ? value : `${range.low ?? ''} – ${range.high ?? ''}`),
  );
};

function AxisFilters({ product, filters }: { readonly product: Product; readonly filters: readonly string[] }) {
  return variantColumns(product).map((column) => {
    const values = product.optionAxes.find(({ code }) => code === column.code)?.values ?? [];
    if (values.length > maxValues) return null;
    const others = filters.filter((filter) => readFilter(filter).code !== column.code);
    return (
      <div key={column.code} className="size-axis">
        <span aria-hidden="true">{column.name}</span>
        <ul aria-label={column.name}>
          {values.map(({ value, label }) => {
            const filter = valueFilter(column.code, value);
            const isOn = filters.includes(filter);
            const text = column.isNumber ? value : label;
            const isAny = product.variants.some((variant) => fits(variant, [...others, filter]));
            return (
              <li key={value}>
                {isAny || isOn ? (
                  <Link
                    className="chip"
                    to="."
                    search={searchOf(isOn ? filters.filter((other) => other !== filter) : [...filters, filter])}
                    resetScroll={false}
                    activeOptions={exact}
                    aria-current={isOn || undefined}
                  >
                    {text}
                  </Link>
                ) : (
                  <span className="chip">
                    {text}
                    <span className="vh">, {words.notWithThese}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}

/** Below a table with hidden rows: the link that shows them all. */
export function ShowAllSizes({
  product: { variants },
  groups,
}: {
  readonly product: Product;
  readonly groups: readonly SizeGroup[];
}) {
  const looks = groups.flatMap(({ rows }) => rows).map(({ look }) => Object.keys(look)[0]);
  if (looks.every((look) => look === undefined)) return null;
  return (
    <p className="size-more" data-filtered={looks.includes('hidden') || undefined}>
      {looks.includes(undefined) ? null : words.none}{' '}
      <Link className="btn" to="." search={{ sizes: 'all' }} resetScroll={false}>
        {words.showAll(variants.length)}
      </Link>
    </p>
  );
}
