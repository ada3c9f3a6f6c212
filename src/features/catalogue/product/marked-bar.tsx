import { useIsTaxAdded, useTaxBasis } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatTotal } from '#wording/money.ts';
import './marked-bar.css';

/** The bar at the bottom of a product page: how much is marked, its total, and the Add button. */
export function MarkedBar({
  lines,
  units,
  amountMinor,
  taxMinor,
  currencyCode,
  isAdding,
  onAdd,
}: {
  readonly lines: number;
  readonly units: number;
  readonly amountMinor: number | null;
  readonly taxMinor: number | undefined;
  readonly currencyCode: string;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}) {
  const isTaxAdded = useIsTaxAdded();
  const basis = useTaxBasis();
  return (
    <div className="marked-bar" role="region" aria-label={words.marked(lines)}>
      <div className="wrap">
        <p>
          {lines === 0 ? (
            <span className="muted">{words.chooseQuantity}</span>
          ) : (
            <>
              <b>{words.marked(lines)}</b> <span className="marked-bar-units">{words.pieces(units)}</span>{' '}
              {amountMinor === null ? null : (
                <span className="code">
                  {formatTotal({ amount: amountMinor, currencyCode }, taxMinor, basis, isTaxAdded)}
                </span>
              )}
            </>
          )}
        </p>
        <Button tone="primary" isPending={isAdding} aria-disabled={lines === 0} onClick={onAdd}>
          {words.addMarked(lines)}
        </Button>
      </div>
    </div>
  );
}
