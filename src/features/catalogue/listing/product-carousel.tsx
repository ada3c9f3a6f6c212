import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Carousel } from '#ui/carousel.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { carouselWording } from '#wording/ui.ts';
import { Withheld } from '#features/catalogue/product/stock-level.tsx';
import { priceOf } from './price-of.ts';
import { ProductThumb } from './product-thumb.tsx';
import './product-carousel.css';

/** Products side by side in a row that is swiped, scrolled or moved by buttons. */
export function ProductCarousel({
  title,
  products,
}: {
  readonly title: string;
  readonly products: readonly ProductSummary[];
}) {
  const { prices: isWithheld } = useContext(Withheld);
  const isTaxAdded = useIsTaxAdded();
  if (products.length === 0) return null;
  return (
    <Carousel title={title} words={carouselWording}>
      {products.map((product) => (
        <li key={product.id} className="product-tile">
          <ProductThumb product={product} />
          <Link to="/store/product/$product" params={{ product: product.slug }}>
            {product.name}
          </Link>
          {isWithheld ? null : <b>{priceOf(product, isTaxAdded)}</b>}
          {product.variantCount > 1 ? <small>{words.sizesCount(product.variantCount)}</small> : null}
        </li>
      ))}
    </Carousel>
  );
}
