import { Checkbox } from '#ui/form/checkbox.tsx';
import { compareWording as words } from '#wording/compare.ts';
import { useChosen } from './use-chosen.ts';

/** Adds a product to the comparison, or removes it. */
export function CompareTick({ slug, name }: { readonly slug: string; readonly name: string }) {
  const { chosen, choose, drop } = useChosen();
  return (
    <div className="compare-tick" data-print="hide">
      <Checkbox
        label={words.compare}
        aria-label={words.compareOf(name)}
        checked={chosen.some((one) => one.slug === slug)}
        onChange={(isOn) => (isOn ? choose({ slug, name }) : drop(slug))}
      />
    </div>
  );
}
