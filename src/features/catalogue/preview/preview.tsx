import { useLayoutEffect } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { priceOf } from '#features/catalogue/listing/price-of.ts';
import { showUntilLoaded } from '#ui/next-screen.ts';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { partWording } from '#wording/ui.ts';
import { headOf } from './head-of.ts';
import type { PressedRow } from './pressed-row.ts';
import { ProductHead, ProductTrail } from './product-head.tsx';
import { noteStandIn } from './stand-in.ts';
import './preview.css';

/** As many lines as stand for the sizes of a product with many. */
const maxLines = 12;

/** Shows what a row knows of its product until the product's page is there; `link` is what was pressed in it. */
export const showPreview = (pressed: PressedRow, link: Element): void => {
  const shown = link.closest('li,tr')?.querySelector('img')?.currentSrc.replace(location.origin, '');
  const [image] = pressed.product.images;
  if (image !== undefined && shown !== undefined) noteStandIn(image.url, shown);
  showUntilLoaded(<ProductPreview {...pressed} pictureUrl={shown} />);
};

/** What a row knows of its product, where the product's page will have it; `pictureUrl` is the file that the row shows. */
function ProductPreview({
  product,
  row = product,
  date,
  pictureUrl,
}: PressedRow & { readonly pictureUrl: string | undefined }) {
  const price = priceOf(row, useIsTaxAdded());
  useStartAtTop();
  return (
    <div className="product-preview" aria-busy="true">
      <ProductTrail product={product} />
      <div className="wrap product">
        <ProductHead product={headOf(product, pictureUrl)} actions={null} />
        <section>
          <SectionHead title={words.sizes} note={price === null ? undefined : date} />
          <RowList>
            <Row title={row.variantCount > 1 ? words.sizesCount(row.variantCount) : row.name} end={price} />
          </RowList>
          <Skeleton label={partWording.loading} lines={Math.min(product.variantCount, maxLines)} />
        </section>
      </div>
    </div>
  );
}

/** A new screen begins at its top. The router has noted already where the one before was left, and must not take this for the shopper's scrolling. */
const useStartAtTop = (): void => {
  useLayoutEffect(() => {
    const tellOthers = (event: Event): void => {
      if (event.target === window) return;
      event.stopImmediatePropagation();
      dispatchEvent(new Event('scroll'));
    };
    addEventListener('scroll', tellOthers, true);
    scrollTo(0, 0);
    return () => removeEventListener('scroll', tellOthers, true);
  }, []);
};
