import { lazy, type ReactNode, Suspense } from 'react';
import type { Product, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import type { StoreSettings } from '#contract/store.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { RichText } from '#ui/rich-text.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { ProductHead } from '#features/catalogue/preview/product-head.tsx';
import { MarkedBar } from './marked-bar.tsx';
import { unpriced, useDatedPrices } from './dated-prices.tsx';
import { fits, type SizeChoice, sizeFilters } from './size-rows.ts';
import { Withheld } from './stock-level.tsx';
import { TierPrices } from './tier-prices.tsx';
import { type MarkedLine, useMarkedLines } from './use-marked-lines.ts';
import { useSoughtSku } from './use-sought-sku.ts';
import { variantColumns, variantTitle } from './variant-columns.ts';
import { VariantList } from './variant-list.tsx';
import './screen.css';

/** `onAdd` adds lines to the cart and returns the ids of the variants that were added; `children` go below, such as recommendations. */
export interface ProductScreenProps {
  readonly product: Product;
  /** When the store sent the product (epoch ms). */
  readonly updatedAt: number;
  readonly settings: StoreSettings | undefined;
  /** The sizes that the URL asks for. */
  readonly choice: SizeChoice;
  readonly onAdd: (lines: readonly MarkedLine[]) => Promise<readonly string[]>;
  readonly actions?: ReactNode;
  readonly outActionOf?: (variant: Variant) => ReactNode;
  /** Rendered beside the quantity of each variant (`isCompact`) or above the only one; the quantity is 0 until the shopper marks one. */
  readonly variantActionOf?: ((variant: Variant, quantity: number, isCompact: boolean) => ReactNode) | undefined;
  readonly children?: ReactNode;
}

// Lazy, because most products have no add-ons.
const AddOnFields = lazy(async () => ({ default: (await import('./add-on-fields.tsx')).AddOnFields }));

/** The product page: facts, then one row per variant with tier prices and a quantity box, then the rest. */
export function ProductScreen(props: ProductScreenProps) {
  const { updatedAt, settings, choice, onAdd, actions, outActionOf, variantActionOf, children } = props;
  const shownSku = useShownSku();
  const { date, withheld } = useDatedPrices(updatedAt);
  const product = withheld.prices ? unpriced(props.product) : props.product;
  const { marks, lastId, shown, addOnFields, bar, onMark } = useMarkedLines(
    product,
    useFirstShown(product, choice),
    onAdd,
  );
  const isTaxAdded = useIsTaxAdded();
  const hasPrice = (shown?.basePrice ?? null) !== null;
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const onlyAction = only && variantActionOf?.(only, marks[only.id] ?? 0, false);

  return (
    <Withheld value={withheld}>
      <div className="wrap product">
        <ProductHead
          product={product}
          actions={
            onlyAction === undefined ? (
              actions
            ) : (
              <>
                {onlyAction}
                {actions}
              </>
            )
          }
        />
        <section>
          <SectionHead
            title={words.sizes}
            note={
              <>
                {hasPrice ? basisOf(product, shown, settings, isTaxAdded) : withheld.prices ? null : words.priceHidden}{' '}
                {date}
              </>
            }
          />
          <VariantList
            product={product}
            choice={choice}
            marks={marks}
            lastId={lastId}
            onMark={onMark}
            onAddAll={bar.onAdd}
            rowActionOf={
              only === undefined ? (variant, quantity) => variantActionOf?.(variant, quantity, true) : undefined
            }
            {...(outActionOf === undefined ? {} : { outActionOf })}
          />
        </section>
        <div className="product-more">
          {addOnFields.groups.length === 0 ? null : (
            <Suspense>
              <section className="product-add-ons">
                <SectionHead title={words.addOns} note={words.addOnsNote} />
                <AddOnFields {...addOnFields} />
              </section>
            </Suspense>
          )}
          <div className="product-facts">
            {shown === undefined ? null : (
              <TierPrices
                variant={shown}
                title={variantTitle(shown, variantColumns(product), shownSku(shown.sku) ?? product.name)}
                quantity={marks[shown.id] ?? 0}
              />
            )}
            <ProductPapers product={product} />
          </div>
          <div>{children}</div>
        </div>
      </div>
      {hasPrice ? <MarkedBar {...bar} /> : null}
    </Withheld>
  );
}

/** The size that the URL's hash names, or the first one that matches the URL's filters. */
const useFirstShown = (product: Product, choice: SizeChoice): Variant | undefined => {
  const sku = useSoughtSku(product);
  const filters = sizeFilters(product, choice);
  const isFirst = (variant: Variant) => (sku === undefined ? fits(variant, filters) : variant.sku === sku);
  return (
    (sku === undefined && filters.length === 0 ? undefined : product.variants.find(isFirst)) ?? masterVariant(product)
  );
};

/** The unit and tax basis of the prices; no unit if the variants differ in it. */
const basisOf = (
  product: Product,
  shown: Variant | undefined,
  settings: StoreSettings | undefined,
  isTaxAdded: boolean,
): string => {
  const tax = settings === undefined ? null : settings.pricesIncludeTax || isTaxAdded ? words.incTax : words.exTax;
  const units = new Set(product.variants.map((variant) => variant.unit.label));
  const unit = units.size === 1 && shown !== undefined && shown.unit.code !== 'each' ? shown.unit.label : null;
  return words.priceBasis(unit, tax);
};

function ProductPapers({ product }: { readonly product: Product }) {
  return (
    <>
      {product.documents.length === 0 ? null : (
        <section>
          <SectionHead title={words.documents} />
          <ul className="product-documents">
            {product.documents.map((paper) => (
              <li key={paper.url}>
                <a href={paper.url}>{paper.name}</a>{' '}
                <span className="muted">
                  {paper.type}, {words.bytes(paper.sizeBytes)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {product.description === null ? null : (
        <section>
          <SectionHead title={words.description} />
          <RichText html={product.description} />
        </section>
      )}
    </>
  );
}
