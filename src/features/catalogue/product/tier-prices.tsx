import { nextTierOf, unitPriceMinor } from '#contract/price.ts';
import type { Variant } from '#contract/product.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { Table } from '#ui/table.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatPrice } from '#wording/money.ts';
import { appliedColumn, tierColumns } from './marked-lines.ts';

/** The tier prices of one variant, what each tier saves, and a sentence about the next tier. */
export function TierPrices({
  variant,
  title,
  quantity,
}: {
  readonly variant: Variant;
  readonly title: string;
  readonly quantity: number;
}) {
  const isTaxAdded = useIsTaxAdded();
  const { basePrice, tierPrices, taxRate } = variant;
  if (basePrice === null || tierPrices.length === 0) return null;
  const steps = tierColumns([variant]);
  const applied = appliedColumn(steps, quantity);
  const priceOf = (count: number) => unitPriceMinor(variant, count) ?? basePrice.amount;
  const next = nextTierOf(tierPrices, quantity, priceOf(quantity));
  return (
    <section className="tier-prices">
      <SectionHead title={words.tierPrices} note={title} />
      <Table caption={`${words.tierPrices}, ${title}`} density="compact">
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col" data-align="end">
              {words.priceBasis(variant.unit.code === 'each' ? null : variant.unit.label, null)}
            </th>
            <th scope="col" data-align="end">
              {words.youSave}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((minimum, at) => {
            const to = steps[at + 1];
            const saving = Math.round((1 - priceOf(minimum) / basePrice.amount) * 100);
            return (
              <tr key={minimum} data-marked={applied === minimum || undefined}>
                <th scope="row">{words.tierRange(minimum, to === undefined ? null : to - 1)}</th>
                <td data-align="end">{formatPrice({ ...basePrice, amount: priceOf(minimum) }, taxRate, isTaxAdded)}</td>
                <td data-align="end">{words.saving(saving)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {quantity > 0 && next !== undefined ? (
        <p className="muted">
          {words.nextTier(next.minimumQuantity - quantity, formatPrice(next.price, taxRate, isTaxAdded))}
        </p>
      ) : null}
    </section>
  );
}
