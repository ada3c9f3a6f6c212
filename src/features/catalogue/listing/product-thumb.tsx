import type { ProductSummary } from '#contract/product.ts';
import { Picture } from '#ui/picture.tsx';
import { ProductDrawing } from '#features/catalogue/drawing/lazy-drawing.tsx';
import './product-thumb.css';

/** A thumbnail beside the product's name; decorative. */
export function ProductThumb({ product }: { readonly product: Pick<ProductSummary, 'images' | 'drawing'> }) {
  const [image] = product.images;
  const line =
    product.drawing === null ? null : (
      <ProductDrawing kind={product.drawing.kind} attributes={product.drawing.attributes} label="" decorative />
    );
  const small = image?.sizes?.toSorted((a, b) => a.width - b.width)[0];
  if (image === undefined) return <span className="product-thumb">{line}</span>;
  return (
    <Picture
      className="product-thumb"
      src={small?.url ?? image.url}
      alt=""
      width={small?.width ?? image.width}
      height={small?.width ?? image.height}
      fallback={line}
    />
  );
}
