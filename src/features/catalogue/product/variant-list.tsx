import { useSyncExternalStore } from 'react';
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
export function VariantList(props: VariantListProps) {
  const isWide = useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wide).matches,
    () => null,
  );
  return (
    <>
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
    </>
  );
}
