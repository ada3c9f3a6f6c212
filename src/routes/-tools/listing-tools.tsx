import { CompareBar } from '#features/compare/compare-bar.tsx';
import { CompareTick } from '#features/compare/compare-tick.tsx';
import { SaveSearch } from '#features/search/save-search.tsx';
import { Button } from '#ui/button.tsx';
import { compareWording as words } from '#wording/compare.ts';
import { useCompareMode } from './compare-mode.ts';
import { useSought } from './sought.ts';

/** What can be done with a list of products. */
export function ListingTools() {
  const [isOn, setOn] = useCompareMode();
  const sought = useSought();
  return (
    <div className="listing-tools" data-print="hide">
      <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {words.title}
      </Button>
      {sought === null ? null : <SaveSearch sought={sought} titleOf={heading} />}
      <CompareBar />
    </div>
  );
}

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';

/** In the row of a product, while products are compared. */
export function RowTools({ product: { slug, name } }: RowToolsProps) {
  const [isOn] = useCompareMode();
  return isOn ? <CompareTick slug={slug} name={name} /> : null;
}

interface RowToolsProps {
  readonly product: { readonly slug: string; readonly name: string };
}
