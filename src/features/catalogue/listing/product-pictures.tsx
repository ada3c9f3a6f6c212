import { Link } from '@tanstack/react-router';
import type { ProductSummary } from '#contract/product.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Picture } from '#ui/picture.tsx';
import { ProductDrawing } from '#features/catalogue/drawing/lazy-drawing.tsx';
import { priceOf } from './price-of.ts';
import { useProductLink } from './product-link.ts';
import type { ProductListProps } from './product-table.tsx';
import { ProductStock } from '#features/catalogue/product/stock-level.tsx';
import './product-pictures.css';

/** Products as pictures, for goods that are told apart by eye. */
export function ProductPictures({ title, products, actionOf }: Omit<ProductListProps, 'columns'>) {
  const isTaxAdded = useIsTaxAdded();
  return (
    <ul className="product-pictures" aria-label={title}>
      {products.map((product, at) => (
        <li key={product.id}>
          <PictureLink product={product} isPriority={at < 2} />
          <span className="product-pictures-price">{priceOf(product, isTaxAdded)}</span>
          <ProductStock product={product} />
          <span className="product-pictures-action">{actionOf(product)}</span>
        </li>
      ))}
    </ul>
  );
}

function PictureLink({ product, isPriority }: { readonly product: ProductSummary; readonly isPriority: boolean }) {
  return (
    <Link {...useProductLink(product)}>
      <ProductPicture product={product} isPriority={isPriority} />
      <span>{product.name}</span>
    </Link>
  );
}

function ProductPicture({ product, isPriority }: { readonly product: ProductSummary; readonly isPriority: boolean }) {
  const [image] = product.images;
  const line =
    product.drawing === null ? null : (
      <ProductDrawing kind={product.drawing.kind} attributes={product.drawing.attributes} label="" decorative />
    );
  if (image === undefined) return <span className="picture product-pictures-drawing">{line}</span>;
  return (
    <Picture
      src={image.url}
      {...(image.sizes === undefined
        ? {}
        : { srcSet: image.sizes.map((size) => `${size.url} ${size.width}w`).join(', ') })}
      sizes="(min-width: 64em) 240px, 45vw"
      alt=""
      width={image.width}
      height={image.height}
      isPriority={isPriority}
      fallback={line}
    />
  );
}
