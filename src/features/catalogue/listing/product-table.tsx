import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '#contract/category.ts';
import type { ProductSummary } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Row, RowList } from '#ui/row-list.tsx';
import { Table } from '#ui/table.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { priceOf } from './price-of.ts';
import { NextTier } from './next-tier.tsx';
import { useProductLink } from './product-link.ts';
import { ProductThumb } from './product-thumb.tsx';
import { ProductStock } from '#features/catalogue/product/stock-level.tsx';

/** Props shared by the table and the row list; `actionOf` renders the last column. */
export interface ProductListProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly columns: Category['listAttributes'];
  readonly actionOf: (product: ProductSummary) => ReactNode;
}

/** An attribute of a product in a list: its own, the span of its variants, or that of its only variant. */
const valueOf = (product: ProductSummary, code: string): string => {
  const own = product.attributes.find((attribute) => attribute.code === code);
  const spanned = product.variantCount > 1 ? product.spans : masterVariant(product)?.attributes;
  return (own ?? spanned?.find((one) => one.code === code))?.displayValue ?? '-';
};

/** More columns would leave no room for price and quantity. */
const maxColumns = 4;

/** A value of up to this many characters stays on one line, such as A2-70 or ISO 4017. */
const maxWhole = 10;

/** The columns that distinguish these products: not empty, and not all the same. */
const tellingColumns = (columns: Category['listAttributes'], products: readonly ProductSummary[]) => {
  const telling = columns.filter(({ code }) => {
    const values = new Set(products.map((product) => valueOf(product, code)));
    return values.size > 1 || (products.length === 1 && !values.has('-'));
  });
  return telling.slice(0, maxColumns);
};

/** Products as a table, with their distinguishing attributes as columns. */
export function ProductTable({ title, products, columns: offered, actionOf }: ProductListProps) {
  const columns = tellingColumns(offered, products);
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  const hasCodes = products.some(
    ({ variantCount, variants }) => variantCount === 1 && shownSku(variants[0]?.sku) !== null,
  );
  const hasPrices = products.some((product) => product.priceFrom !== null);
  const hasStock = products.some(
    (product) => product.variantCount === 1 && masterVariant(product)?.inventory.mode !== 'None',
  );
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          {hasCodes ? <th scope="col">{words.partNumber}</th> : null}
          {columns.map(({ code, name }) => (
            <th key={code} scope="col">
              {name}
            </th>
          ))}
          {hasStock ? <th scope="col">{words.stock}</th> : null}
          {hasPrices ? (
            <th scope="col" data-align="end">
              {words.price}
            </th>
          ) : null}
          <th scope="col" data-align="end">
            {words.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const variant = masterVariant(product);
          return (
            <tr key={product.id}>
              <th scope="row" className="product-cell">
                <ProductThumb product={product} />
                <ProductLink product={product} />
              </th>
              {hasCodes ? <td className="code">{product.variantCount > 1 ? '' : shownSku(variant?.sku)}</td> : null}
              {columns.map(({ code }) => {
                const value = valueOf(product, code);
                return (
                  <td key={code} data-whole={value.length <= maxWhole || undefined}>
                    {value}
                  </td>
                );
              })}
              {hasStock ? (
                <td>
                  <ProductStock product={product} />
                </td>
              ) : null}
              {hasPrices ? (
                <td data-align="end">
                  {priceOf(product, isTaxAdded)} <NextTier product={product} />
                </td>
              ) : null}
              <td data-align="end">{actionOf(product)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Products as rows for narrow screens, each with its two most distinguishing attributes. */
export function ProductRows({ title, products, columns: offered, actionOf }: ProductListProps) {
  const columns = tellingColumns(offered, products);
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  return (
    <RowList label={title}>
      {products.map((product) => {
        const variant = masterVariant(product);
        const facts = columns
          .map(({ code }) => valueOf(product, code))
          .filter((value) => value !== '-')
          .slice(0, 2)
          .join(' · ');
        return (
          <Row
            key={product.id}
            picture={<ProductThumb product={product} />}
            title={<ProductLink product={product} />}
            end={priceOf(product, isTaxAdded)}
            {...(product.variantCount > 1
              ? { note: facts }
              : {
                  code: shownSku(variant?.sku),
                  endNote: facts,
                  status: (
                    <>
                      <ProductStock product={product} /> <NextTier product={product} />
                    </>
                  ),
                })}
            action={actionOf(product)}
          />
        );
      })}
    </RowList>
  );
}

function ProductLink({ product }: { readonly product: ProductSummary }) {
  return <Link {...useProductLink(product)}>{product.name}</Link>;
}
