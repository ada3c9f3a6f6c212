import { memo, type Ref } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice } from '#wording/money.ts';
import type { PartMatch } from '#features/quick-order/pad-row.ts';
import '#ui/listbox.css';

/** As many matches as fill the panel whatever is in them: it has its full height then, and is laid out on its own. */
const fullFrom = 6;

/** What was found, drawn again only where it has changed: not with every letter. */
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
          // By place: with the next letter the same elements get other words, which is less work than new ones.
          key={optionId}
          id={optionId}
          type="button"
          role="option"
          aria-selected={isActive}
          tabIndex={-1}
          // The box keeps the focus, so that leaving it does not come before the press.
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
