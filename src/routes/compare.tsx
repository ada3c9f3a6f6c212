import { useQueries } from '@tanstack/react-query';
import { createFileRoute, useHydrated } from '@tanstack/react-router';
import type { Product } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { ProductThumb } from '#features/catalogue/listing/product-thumb.tsx';
import { priceOf } from '#features/catalogue/listing/price-of.ts';
import { unpriced, useDatedPrices } from '#features/catalogue/product/dated-prices.tsx';
import { productQuery } from '#features/catalogue/product/queries.ts';
import { StockLevel, Withheld } from '#features/catalogue/product/stock-level.tsx';
import { CompareScreen } from '#features/compare/compare-screen.tsx';
import { foundIn } from '#features/compare/found.ts';
import { useChosen } from '#features/compare/use-chosen.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { catalogueWording } from '#wording/catalogue.ts';
import { compareWording as words } from '#wording/compare.ts';
import { pageTitles } from '#wording/shell.ts';
import { HiddenCatalogue, useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { PrintHead } from '#routes/-print/print-head.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/compare')({
  // No canonical path: the products compared are only known to this device.
  head: () => pageHead({ title: pageTitles.compare }),
  component: CompareRoute,
});

function CompareRoute() {
  const isHidden = useIsCatalogueHidden();
  const isHydrated = useHydrated();
  return (
    <Screen title={pageTitles.compare}>
      <PrintHead />
      {isHidden ? <HiddenCatalogue /> : isHydrated ? <Comparison /> : null}
    </Screen>
  );
}

function Comparison() {
  const shop = useShop();
  const settings = useStoreSettings();
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  const { chosen } = useChosen();
  const answers = useQueries({ queries: chosen.map(({ slug }) => productQuery(shop, slug)) });
  const ages = answers.flatMap(({ data, dataUpdatedAt }) => (data ? [dataUpdatedAt] : []));
  const { date, withheld } = useDatedPrices(ages.length === 0 ? 0 : Math.min(...ages));
  const columns = chosen.map((one, at) => {
    const found = foundIn(answers[at]);
    return { chosen: one, found: typeof found !== 'string' && withheld.prices ? unpriced(found) : found };
  });
  const products = columns.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
  const hasPrices = products.some((product) => lowest(product) !== null);
  const tax =
    settings === undefined
      ? null
      : settings.pricesIncludeTax || isTaxAdded
        ? catalogueWording.incTax
        : catalogueWording.exTax;
  return (
    <Withheld value={withheld}>
      <CompareScreen
        columns={columns}
        pictureOf={(product) => <ProductThumb product={product} />}
        priceOf={(product) => priceOf({ ...summaryOf(product), priceFrom: lowest(product) }, isTaxAdded) ?? '–'}
        stockOf={
          products.some(({ variants }) => variants[0]?.inventory.mode !== 'None')
            ? (product) => <Stock product={product} />
            : null
        }
        partOf={({ variants: [only, ...others] }) => (others.length === 0 ? shownSku(only?.sku) : null)}
        note={
          <>
            {hasPrices ? catalogueWording.priceBasis(null, tax) : withheld.prices ? null : catalogueWording.priceHidden}{' '}
            {date}
          </>
        }
      />
    </Withheld>
  );
}

/** The lowest price among a product's sizes; null if prices are hidden. */
const lowest = ({ variants }: Product) =>
  variants.flatMap(({ basePrice }) => basePrice ?? []).toSorted((a, b) => a.amount - b.amount)[0] ?? null;

const summaryOf = (product: Product) => ({ ...product, variantCount: product.variants.length });

/** The stock of a product's only size, or how many of its sizes are in stock. */
function Stock({ product }: { readonly product: Product }) {
  const { variants } = product;
  const master = masterVariant(product);
  if (master === undefined) return null;
  if (variants.length === 1) return <StockLevel inventory={master.inventory} />;
  return words.inStock(variants.filter(({ inventory }) => inventory.isInStock).length, variants.length);
}
