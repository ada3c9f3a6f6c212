import { useEffect } from 'react';
import { CompareBar } from '#features/compare/compare-bar.tsx';
import { CompareTick } from '#features/compare/compare-tick.tsx';
import { useChosen } from '#features/compare/use-chosen.ts';
import { SaveSearch } from '#features/search/save-search.tsx';
import { beginCompareMode, useCompareMode } from './compare-mode.ts';
import { useSought } from './sought.ts';

/** Tools for a list of products, beside the compare button. */
export function ListingTools() {
  const sought = useSought();
  const { chosen } = useChosen();
  const hasChosen = chosen.length > 0;
  useEffect(() => beginCompareMode(hasChosen), [hasChosen]);
  return (
    <>
      {sought === null ? null : <SaveSearch sought={sought} titleOf={heading} />}
      <CompareBar />
    </>
  );
}

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';

/** The tool in a product's row while compare mode is on. */
export function RowTools({ product: { slug, name } }: RowToolsProps) {
  return useCompareMode() ? <CompareTick slug={slug} name={name} /> : null;
}

interface RowToolsProps {
  readonly product: { readonly slug: string; readonly name: string };
}
