import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { partWording } from '#wording/ui.ts';
import { ProductFigure } from './product-figure.tsx';
import './product-head.css';

/** The breadcrumbs of a product. */
export function ProductTrail({ product }: { readonly product: Pick<ProductSummary, 'name' | 'categories'> }) {
  return (
    <div className="wrap">
      <Breadcrumbs
        label={partWording.breadcrumb}
        links={product.categories.map((category) => (
          <Link key={category.id} to="/store/$category" params={{ category: category.slug }}>
            {category.name}
          </Link>
        ))}
        current={product.name}
      />
    </div>
  );
}

/** A product's name, picture and specifications: the top of its page, for which a list's data is enough. */
export function ProductHead({
  product,
  actions,
}: {
  readonly product: Pick<ProductSummary, 'name' | 'shortDescription' | 'brand' | 'attributes' | 'images' | 'drawing'>;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="product-head">
      <ProductFigure product={product} />
      <div className="product-what">
        <h1 tabIndex={-1}>{product.name}</h1>
        {product.shortDescription === null ? null : <p className="measure">{product.shortDescription}</p>}
        {actions === undefined ? null : <div className="product-actions">{actions}</div>}
      </div>
      <div className="product-specs">
        <SpecList
          specs={[
            ...(product.brand === null ? [] : [{ name: words.brand, value: product.brand.name }]),
            ...product.attributes.slice(0, 8).map(({ name, displayValue }) => ({ name, value: displayValue })),
          ]}
        />
      </div>
    </div>
  );
}
