import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AddOnGroup } from '#contract/add-on.ts';
import type { LineAddOn } from '#contract/basket.ts';
import { masterVariant, type Product, type Variant } from '#contract/product.ts';
import type { StoreSettings } from '#contract/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { RichText } from '#ui/rich-text.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { type AddOnChoice, chosenAddOns, chosenMinor, defaultChoice, missingGroup } from './add-on-choice.ts';
import { productAddOnsQuery } from './queries.ts';
import { mark, type Marks, totalOf } from './marked-lines.ts';
import { MarkedBar } from './marked-bar.tsx';
import { unpriced, useDatedPrices } from './dated-prices.tsx';
import { ProductFigure } from './figure.tsx';
import { Withheld } from './stock-level.tsx';
import { TierPrices } from './tier-prices.tsx';
import { variantColumns, variantTitle } from './variant-columns.ts';
import { VariantList } from './variant-list.tsx';
import './screen.css';

/** A line as the product page passes it to the cart. */
export interface MarkedLine {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addOns: readonly LineAddOn[];
}

/**
 * `onAdd` adds lines to the cart and returns the variants that were added; `children` go below, such as
 * recommendations.
 */
export interface ProductScreenProps {
  readonly product: Product;
  /** When the store said so (epoch ms). */
  readonly updatedAt: number;
  readonly settings: StoreSettings | undefined;
  readonly onAdd: (lines: readonly MarkedLine[]) => Promise<readonly string[]>;
  readonly actions?: ReactNode;
  readonly outActionOf?: (variant: Variant) => ReactNode;
  /** Rendered beside the quantity of each variant. */
  readonly rowActionOf?: ((variant: Variant) => ReactNode) | undefined;
  readonly children?: ReactNode;
}

// Lazy, because most products have no add-ons.
const AddOnFields = lazy(async () => ({ default: (await import('./add-on-fields.tsx')).AddOnFields }));

const noGroups: readonly AddOnGroup[] = [];

/** The product page: facts, then one row per variant with tier prices and a quantity box, then the rest. */
export function ProductScreen(props: ProductScreenProps) {
  const { updatedAt, settings, onAdd, actions, outActionOf, rowActionOf, children } = props;
  const shop = useShop();
  const { date, withheld } = useDatedPrices(updatedAt);
  const product = withheld.prices ? unpriced(props.product) : props.product;
  const addOns = useQuery({ ...productAddOnsQuery(shop, product.id), enabled: product.hasAddOns });
  const groups = addOns.data ?? noGroups;
  const [marks, setMarks] = useState<Marks>({});
  const [chosen, setChosen] = useState<AddOnChoice | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const choice = chosen ?? defaultChoice(groups);
  const total = totalOf(product.variants, marks, chosenMinor(groups, choice));
  const columns = variantColumns(product);
  const shown = product.variants.find((variant) => variant.id === lastId) ?? masterVariant(product);
  const currencyCode = shown?.basePrice?.currencyCode ?? shop.currencyCode;

  const add = async () => {
    if (isAdding) return;
    if (total.lines === 0) return announce(words.chooseQuantity);
    const missing = missingGroup(groups, choice);
    setMissingId(missing?.id ?? null);
    if (missing !== null) {
      announce(words.chooseOne(missing.name), 'assertive');
      document.getElementById(`add-on-${missing.id}`)?.focus();
      return;
    }
    setAdding(true);
    try {
      const lines = Object.entries(marks).map(([productVariantId, quantity]) => ({
        productVariantId,
        quantity,
        addOns: chosenAddOns(groups, choice, currencyCode),
      }));
      const added = await onAdd(lines);
      setMarks((before) => added.reduce((rest, id) => mark(rest, id, 0), before));
    } finally {
      setAdding(false);
    }
  };

  const hasPrice = (shown?.basePrice ?? null) !== null;
  const tax = settings === undefined ? null : settings.pricesIncludeTax ? words.incTax : words.exTax;
  const units = new Set(product.variants.map((variant) => variant.unit.label));
  const unit = units.size === 1 && shown !== undefined && shown.unit.code !== 'each' ? shown.unit.label : null;

  return (
    <Withheld value={withheld}>
      <div className="wrap product">
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
        <section>
          <SectionHead
            title={words.sizes}
            note={
              <>
                {hasPrice ? words.priceBasis(unit, tax) : withheld.prices ? null : words.priceHidden} {date}
              </>
            }
          />
          <VariantList
            product={product}
            marks={marks}
            areSkusShown={settings?.displayProductVariantSkusEnabled ?? true}
            onMark={(variantId, quantity) => {
              setMarks((before) => mark(before, variantId, quantity));
              setLastId(variantId);
            }}
            onAddAll={() => void add()}
            rowActionOf={rowActionOf}
            {...(outActionOf === undefined ? {} : { outActionOf })}
          />
        </section>
        <div className="product-more">
          <div>
            {groups.length === 0 ? null : (
              <Suspense>
                <section className="product-add-ons">
                  <SectionHead title={words.addOns} note={words.addOnsNote} />
                  <AddOnFields groups={groups} choice={choice} missingId={missingId} onChange={setChosen} />
                </section>
              </Suspense>
            )}
            {children}
          </div>
          <div>
            {shown === undefined ? null : (
              <TierPrices variant={shown} title={variantTitle(shown, columns)} quantity={marks[shown.id] ?? 0} />
            )}
            <ProductPapers product={product} />
          </div>
        </div>
      </div>
      {hasPrice ? (
        <MarkedBar {...total} currencyCode={currencyCode} isAdding={isAdding} onAdd={() => void add()} />
      ) : null}
    </Withheld>
  );
}

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
