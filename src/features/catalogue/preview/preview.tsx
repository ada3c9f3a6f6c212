import { useLayoutEffect } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { priceOf } from '#features/catalogue/listing/price-of.ts';
import { focusHeadingIfLost } from '#ui/lost-focus.ts';
import { noteScrolled, showUntilLoaded } from '#ui/next-screen.ts';
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

/** The most skeleton lines shown, however many sizes a product has. */
const maxLines = 12;

/** Shows what the row contains until the product page has loaded; `link` is the pressed link. */
export const showPreview = (pressed: PressedRow, link: Element): void => {
  const file = link.closest('li,tr')?.querySelector('img')?.currentSrc;
  // An image that is still to load has no address yet.
  const pictureUrl = file ? file.replace(location.origin, '') : undefined;
  const { row, found = [] } = pressed;
  const product = found.find(({ id }) => id === row.id) ?? row;
  const [image] = product.images;
  if (image !== undefined && pictureUrl !== undefined) noteStandIn(image.url, pictureUrl);
  showUntilLoaded(<ProductPreview {...pressed} product={product} pictureUrl={pictureUrl} />);
};

/** A row's data, laid out as on the product page; `pictureUrl` is the file that the row shows. */
function ProductPreview({
  product,
  row,
  date,
  isWithheld = false,
  pictureUrl,
}: PressedRow & { readonly product: ProductSummary; readonly pictureUrl: string | undefined }) {
  const isTaxAdded = useIsTaxAdded();
  const price = isWithheld ? null : priceOf(row, isTaxAdded);
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

/**
 * Scrolls to the top. The router has already stored the previous screen's position, and must not take this for the shopper's
 * scrolling. Where the shopper scrolls to, the product's page stays.
 */
const useStartAtTop = (): void => {
  useLayoutEffect(() => {
    const tellOthers = (event: Event): void => {
      if (event.target === window) return;
      event.stopImmediatePropagation();
      dispatchEvent(new Event('scroll'));
    };
    addEventListener('scroll', tellOthers, true);
    scrollTo(0, 0);
    const path = location.pathname;
    return () => {
      removeEventListener('scroll', tellOthers, true);
      // Gone back before the product has come: the pressed link took the focus with it, and no navigation has ended.
      if (location.pathname !== path) requestAnimationFrame(focusHeadingIfLost);
      else noteScrolled(path);
    };
  }, []);
};
