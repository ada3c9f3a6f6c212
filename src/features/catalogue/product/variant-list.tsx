import { useSyncExternalStore } from 'react';
import { ShowAllSizes, SizeFilters } from './size-filters.tsx';
import { type SizeChoice, sizeGroups } from './size-rows.ts';
import { useSoughtSku } from './use-sought-sku.ts';
import { VariantRows } from './variant-rows.tsx';
import { type VariantListProps, VariantTable } from './variant-table.tsx';
import './variant-list.css';

const wide = '(min-width: 48em)';

const subscribe = (tell: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/**
 * The variants as a table on wide screens and rows on narrow ones. Until hydration both are in the document and CSS
 * shows one.
 */
export function VariantList({
  choice,
  lastId,
  ...rest
}: Omit<VariantListProps, 'groups'> & {
  readonly choice: SizeChoice;
  /** The last marked row: it stays visible when its mark is removed. */
  readonly lastId: string | null;
}) {
  const { product, marks } = rest;
  const sku = useSoughtSku(product);
  const groups = sizeGroups(product, choice, sku, ({ id }) => marks[id] !== undefined || id === lastId);
  const props = { ...rest, groups };
  const isWide = useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );
  return (
    <>
      <SizeFilters product={product} choice={choice} sku={sku} />
      {isWide === false ? null : (
        <div className="variants-wide">
          <VariantTable {...props} />
        </div>
      )}
      {isWide === true ? null : (
        <div className="variants-narrow">
          <VariantRows {...props} />
        </div>
      )}
      <ShowAllSizes product={product} groups={groups} />
    </>
  );
}
