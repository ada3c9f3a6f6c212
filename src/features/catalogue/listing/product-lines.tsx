import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { Row, RowList } from '#ui/row-list.tsx';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { priceOf } from './price-of.ts';
import { ProductThumb } from './product-thumb.tsx';
import { useDatedPrices } from '#features/catalogue/product/dated-prices.tsx';
import { ProductStock, Withheld } from '#features/catalogue/product/stock-level.tsx';
import { previewOn, usePreviews } from '#features/catalogue/preview/previews.ts';

/**
 * Products under a heading, one line each: recommendations, recently viewed. `updatedAt` is the date of their prices (epoch ms);
 * without it, the surrounding page shows the date.
 */
export function ProductLines({
  title,
  products,
  updatedAt = 0,
}: {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly updatedAt?: number | undefined;
}) {
  const around = useContext(Withheld);
  const { date, withheld } = useDatedPrices(products.some(({ priceFrom }) => priceFrom !== null) ? updatedAt : 0);
  const shown = updatedAt === 0 ? around : withheld;
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  usePreviews();
  if (products.length === 0) return null;
  return (
    <Withheld value={shown}>
      <section>
        <SectionHead title={title} note={date ?? undefined} />
        <RowList label={title}>
          {products.map((product) => {
            const variant = masterVariant(product);
            return (
              <Row
                key={product.id}
                picture={<ProductThumb product={product} />}
                title={
                  <Link
                    to="/store/product/$product"
                    params={{ product: product.slug }}
                    onClick={previewOn({ row: product, date, isWithheld: shown.prices })}
                  >
                    {product.name}
                  </Link>
                }
                end={shown.prices ? null : priceOf(product, isTaxAdded)}
                {...(product.variantCount > 1
                  ? { note: words.sizesCount(product.variantCount) }
                  : { code: shownSku(variant?.sku), status: <ProductStock product={product} /> })}
              />
            );
          })}
        </RowList>
      </section>
    </Withheld>
  );
}
