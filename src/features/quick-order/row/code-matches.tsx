import { memo, type Ref } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice } from '#wording/money.ts';
import type { PartMatch } from '#features/quick-order/pad-row.ts';
import '#ui/listbox.css';

/** This many matches always fill the panel, so that it has its full height and a layout of its own. */
const fullFrom = 6;

/** The matches; memoised, so that they don't re-render on every keystroke. */
export const CodeMatches = memo(function CodeMatches({
  ref,
  id,
  shown,
  active,
  onPick,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly shown: readonly PartMatch[];
  /** From 0; -1 for none. */
  readonly active: number;
  readonly onPick: (match: PartMatch) => void;
}) {
  const isTaxAdded = useIsTaxAdded();
  const places = shown.map((known, at) => ({ known, optionId: `${id}${at}`, isActive: at === active }));
  return (
    <div
      ref={ref}
      id={id}
      className="listbox pad-matches"
      data-panel
      data-full={shown.length >= fullFrom || undefined}
      role="listbox"
      aria-label={words.matches}
    >
      {places.map(({ known, optionId, isActive }) => (
        <button
          // Keyed by index: on the next keystroke, new text in the same elements is cheaper than new elements.
          key={optionId}
          id={optionId}
          type="button"
          role="option"
          aria-selected={isActive}
          tabIndex={-1}
          // The box keeps the focus, so that its blur doesn't precede the press.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(known)}
        >
          {known.sizes === undefined ? (
            <>
              <b className="code">{known.part.sku}</b>
              <span className="pad-match-name">{known.part.variantName ?? known.part.name}</span>
              {known.part.priceMinor === null ? null : (
                <span className="pad-match-price">
                  {formatPrice(
                    { amount: known.part.priceMinor, currencyCode: known.terms.currencyCode },
                    known.part.taxRate,
                    isTaxAdded,
                  )}
                </span>
              )}
            </>
          ) : (
            <>
              <b>{known.part.name}</b>
              <span className="pad-match-price">{words.chooseSize(known.sizes)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
});
