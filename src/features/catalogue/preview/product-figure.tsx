import { useState } from 'react';
import type { Product } from '#contract/product.ts';
import { Picture } from '#ui/picture.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { ProductDrawing } from '#features/catalogue/drawing/lazy-drawing.tsx';
import { standInFor } from './stand-in.ts';
import './product-figure.css';

/** The photo or line drawing of a product, with a switch if it has both. */
export function ProductFigure({ product }: { readonly product: Pick<Product, 'name' | 'images' | 'drawing'> }) {
  const [image] = product.images;
  const { drawing } = product;
  const [standIn] = useState(() => standInFor(image?.url));
  const [view, setView] = useState<'picture' | 'drawing'>(image === undefined ? 'drawing' : 'picture');
  const line =
    drawing === null ? null : (
      <ProductDrawing kind={drawing.kind} attributes={drawing.attributes} label={words.drawingOf(product.name)} />
    );
  return (
    <div className="product-figure">
      <div className="product-figure-frame">
        {view === 'picture' && image !== undefined ? (
          <Picture
            src={image.url}
            {...(image.sizes === undefined
              ? {}
              : { srcSet: image.sizes.map((size) => `${size.url} ${size.width}w`).join(', ') })}
            sizes="(min-width: 64em) 340px, (min-width: 48em) 220px, 112px"
            alt={image.alt === '' ? words.pictureOf(product.name) : image.alt}
            width={image.width}
            height={image.height}
            isPriority
            standIn={standIn}
            fallback={line}
          />
        ) : (
          line
        )}
      </div>
      {image === undefined || line === null ? null : (
        <Segmented
          label={words.picture}
          value={view}
          onChange={(chosen) => setView(chosen === 'drawing' ? 'drawing' : 'picture')}
          options={[
            { value: 'picture', label: words.picture },
            { value: 'drawing', label: words.drawing },
          ]}
        />
      )}
    </div>
  );
}
