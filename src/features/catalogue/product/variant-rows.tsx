import { Fragment } from 'react';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useNextTier } from '#features/catalogue/listing/next-tier.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { appliedColumn, tierColumns } from './marked-lines.ts';
import { StockLevel } from './stock-level.tsx';
import { variantColumns, variantTitle } from './variant-columns.ts';
import { TierCell, WasPrice } from './variant-price.tsx';
import { VariantAction, type VariantListProps } from './variant-table.tsx';

/** The variants as rows for narrow screens, with the same facts as the table. */
export function VariantRows(props: VariantListProps) {
  const { product, groups, marks, outActionOf } = props;
  const shownSku = useShownSku();
  const nextTier = useNextTier();
  const columns = variantColumns(product);
  return groups.map(({ title, look: groupLook, rows }) => (
    <Fragment key={title}>
      {title === null ? null : (
        <h3 className="size-group" {...groupLook}>
          {title}
        </h3>
      )}
      <RowList label={title ?? words.sizes} {...groupLook}>
        {rows.map(({ variant, look }) => {
          const quantity = marks[variant.id] ?? 0;
          const tiers = tierColumns([variant]);
          const applied = appliedColumn(tiers, quantity);
          return (
            <Row
              key={variant.id}
              {...look}
              isMarked={quantity > 0}
              title={variantTitle(variant, columns, shownSku(variant.sku) ?? product.name)}
              code={shownSku(variant.sku)}
              end={
                variant.basePrice === null ? null : (
                  <>
                    <WasPrice variant={variant} />{' '}
                    <TierCell variant={variant} minimum={applied ?? 1} isApplied={applied !== null && applied > 1} />
                  </>
                )
              }
              endNote={nextTier(variant, quantity)}
              status={
                <>
                  <StockLevel inventory={variant.inventory} />
                  {variant.inventory.isInStock ? null : outActionOf?.(variant)}
                </>
              }
              action={<VariantAction {...props} variant={variant} size="touch" />}
            />
          );
        })}
      </RowList>
    </Fragment>
  ));
}
