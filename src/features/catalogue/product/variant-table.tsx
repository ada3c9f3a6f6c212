import { type ReactNode, useContext } from 'react';
import type { Product, Variant } from '#contract/product.ts';
import { canBeOrdered, isStockEnough, orderableRule } from '#contract/orderable.ts';
import { AreSkusShown, useNameWithSku, useShownSku } from '#shopper/shown/sku.ts';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { Table } from '#ui/table.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { explainQuantity, quantityWording, soldInText } from '#wording/quantity.ts';
import { appliedColumn, type Marks, tierColumns } from './marked-lines.ts';
import type { SizeGroup } from './size-rows.ts';
import { StockLevel } from './stock-level.tsx';
import { cellOf, variantColumns, variantTitle } from './variant-columns.ts';
import { TierCell, WasPrice } from './variant-price.tsx';

/** Props shared by the table and the row list. */
export interface VariantListProps {
  readonly product: Product;
  readonly groups: readonly SizeGroup[];
  readonly marks: Marks;
  readonly onMark: (variantId: string, quantity: number) => void;
  readonly onAddAll: () => void;
  /** Rendered in rows that are out of stock. */
  readonly outActionOf?: (variant: Variant) => ReactNode;
  /** Rendered beside the quantity of each row, which is 0 until the shopper marks some. */
  readonly rowActionOf?: ((variant: Variant, quantity: number) => ReactNode) | undefined;
}

/** One row per variant: distinguishing attributes, stock, a price column per tier, and a quantity box. */
export function VariantTable(props: VariantListProps) {
  const { product, groups, marks, outActionOf } = props;
  const areSkusShown = useContext(AreSkusShown);
  const columns = variantColumns(product);
  const tiers = tierColumns(product.variants);
  const hasPrices = product.variants.some((variant) => variant.basePrice !== null);
  const hasStock = product.variants.some((variant) => variant.inventory.mode !== 'None');
  const unnamed = !areSkusShown && columns.length === 0;
  return (
    <Table caption={`${product.name}: ${words.sizes}`}>
      <thead>
        <tr>
          {areSkusShown ? <th scope="col">{words.partNumber}</th> : null}
          {unnamed ? <th scope="col">{words.sizes}</th> : null}
          {columns.map((column) => (
            <th key={column.code} scope="col" data-align={column.isNumber ? 'end' : undefined}>
              {column.name}
            </th>
          ))}
          {hasStock ? <th scope="col">{words.stock}</th> : null}
          {hasPrices
            ? tiers.map((minimum) => (
                <th key={minimum} scope="col" data-align="end">
                  {tiers.length === 1 ? words.price : words.tier(minimum)}
                </th>
              ))
            : null}
          <th scope="col" data-align="end">
            {words.quantity}
          </th>
        </tr>
      </thead>
      {groups.map(({ title, look: groupLook, rows }) => (
        <tbody key={title}>
          {title === null ? null : (
            <tr className="size-group" {...groupLook}>
              <th scope="rowgroup" colSpan={20}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ variant, look }) => {
            const quantity = marks[variant.id] ?? 0;
            const applied = appliedColumn(tiers, quantity);
            const cells = columns.map((column, at) => {
              const isHead = !areSkusShown && at === 0;
              const align = column.isNumber ? 'end' : undefined;
              return isHead ? (
                <th key={column.code} scope="row" data-align={align}>
                  {cellOf(variant, column)}
                </th>
              ) : (
                <td key={column.code} data-align={align}>
                  {cellOf(variant, column)}
                </td>
              );
            });
            return (
              <tr key={variant.id} {...look} data-marked={quantity > 0 || undefined}>
                {areSkusShown ? (
                  <th scope="row" className="code">
                    {variant.sku}
                  </th>
                ) : null}
                {unnamed ? <th scope="row">{variantTitle(variant, columns, product.name)}</th> : null}
                {cells}
                {hasStock ? (
                  <td>
                    <StockLevel inventory={variant.inventory} />
                    {variant.inventory.isInStock ? null : outActionOf?.(variant)}
                  </td>
                ) : null}
                {hasPrices
                  ? tiers.map((minimum) => (
                      <td key={minimum} data-align="end">
                        {minimum === 1 ? <WasPrice variant={variant} /> : null}{' '}
                        <TierCell variant={variant} minimum={minimum} isApplied={applied === minimum} />
                      </td>
                    ))
                  : null}
                <td data-align="end">
                  <VariantAction {...props} variant={variant} size="cell" />
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
}

/** How a variant is sold, or why it can't be ordered although there is some. */
const noteOf = (variant: Variant): string | null => {
  const { basePrice, inventory, quantityRule } = variant;
  if (basePrice === null) return null;
  if (!isStockEnough(variant)) return inventory.isInStock ? quantityWording.tooFewLeft(quantityRule.minimum) : null;
  return quantityRule.increment > 1 ? soldInText(quantityRule) : null;
};

/** The quantity box of a variant and the page's own actions beside it. */
export function VariantAction(
  props: VariantListProps & { readonly variant: Variant; readonly size: 'cell' | 'touch' },
) {
  const note = noteOf(props.variant);
  return (
    <span className="variant-action" data-part={props.variant.sku}>
      {note === null ? null : <small className="muted">{note}</small>}
      <VariantQuantity {...props} />
      {props.rowActionOf?.(props.variant, props.marks[props.variant.id] ?? 0)}
    </span>
  );
}

/** The quantity box of a variant, named by its row; none if it can't be ordered. */
function VariantQuantity({
  product,
  variant,
  marks,
  size,
  onMark,
  onAddAll,
}: VariantListProps & { readonly variant: Variant; readonly size: 'cell' | 'touch' }) {
  const nameWithSku = useNameWithSku();
  const shownSku = useShownSku();
  if (!canBeOrdered(variant)) return null;
  const title = variantTitle(variant, variantColumns(product), shownSku(variant.sku) ?? product.name);
  const what = nameWithSku(title, variant.sku);
  return (
    <QuantityBox
      label={quantityWording.box(what)}
      fewerLabel={quantityWording.fewer(what)}
      moreLabel={quantityWording.more(what)}
      value={marks[variant.id] ?? 0}
      rule={orderableRule(variant)}
      explain={explainQuantity(variant.quantityRule, variant.inventory.availableQuantity)}
      countsAsTyped
      size={size}
      onCommit={(quantity) => onMark(variant.id, quantity)}
      onAddAll={onAddAll}
    />
  );
}
