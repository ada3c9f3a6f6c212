import type { LineItem } from '#contract/basket.ts';
import { Picture } from '#ui/picture.tsx';
import { ProductDrawing } from '#features/catalogue/drawing/lazy-drawing.tsx';
import '#features/catalogue/listing/product-thumb.css';

/** Side of a line's thumbnail in px. */
const side = 160;

/** The thumbnail of a cart or order line, with the drawing as fallback. */
export function LineThumb({ line }: { readonly line: Pick<LineItem, 'imageUrl' | 'drawing'> }) {
  const drawing =
    line.drawing === null ? null : (
      <ProductDrawing kind={line.drawing.kind} attributes={line.drawing.attributes} label="" decorative />
    );
  return (
    <span className="product-thumb" data-fill>
      {line.imageUrl === null ? (
        drawing
      ) : (
        <Picture src={line.imageUrl} alt="" width={side} height={side} fallback={drawing} />
      )}
    </span>
  );
}
