import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { valueFilter } from '#contract/filter-entry.ts';
import { meantSizes } from '#contract/meant-sizes.ts';
import type { ProductSummary } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import type { Suggestions } from '#contract/product-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { topCategoriesQuery, type TopCategory } from '#shopper/store-queries.ts';
import { Button } from '#ui/button.tsx';
import { cachedListWording } from '#wording/cached-list.ts';
import { listingWording as words } from '#wording/listing.ts';
import { lineName } from '#wording/line-name.ts';
import { formatPrice } from '#wording/money.ts';
import { Emphasised } from './emphasised.tsx';
import { ExactSuggestion } from './exact-suggestion.tsx';
import { partHash } from './part-hash.ts';
import { forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import { SavedOptions } from './saved-options.tsx';
import { sizesNamed } from './sizes-named.ts';
import type { LinkLook } from './saved-search-link.tsx';
import { useSavedSearches } from './use-saved-searches.ts';
import { useSuggestions } from './use-suggestions.ts';
import '#ui/listbox.css';

/**
 * The list under the search box: exact part, products, categories. While nothing is typed: saved and recent searches, or the top
 * categories for shoppers without any, unless the page below lists them.
 */
export function SearchSuggestions({
  panelRef,
  listId,
  typed,
  activeId,
  exactActionOf,
  onSearch,
  onLeave,
}: {
  readonly panelRef: (panel: Element | null) => void;
  readonly listId: string;
  readonly typed: string;
  readonly activeId: string | undefined;
  readonly exactActionOf?: (product: ProductSummary) => ReactNode;
  readonly onSearch: (text: string) => void;
  readonly onLeave: () => void;
}) {
  const { text, suggestions, isOfEarlierText, areProductsFirst, searched } = useSuggestions(typed);
  const [recent, setRecent] = useState(readRecentSearches);
  const { searches } = useSavedSearches();
  const { data: topCategories = [] } = useQuery(topCategoriesQuery(useShop()));
  const isNew = text === '' && recent.length === 0 && searches.length === 0;
  const areCategoriesUnder = useAreCategoriesUnder();
  if (isNew && (topCategories.length === 0 || areCategoriesUnder)) return null;
  const option: OptionOf = (name) => ({
    id: `${listId}-${name}`,
    role: 'option',
    'aria-selected': activeId === `${listId}-${name}`,
    tabIndex: -1,
  });
  const exact = suggestions?.exact ?? null;
  // The exact part isn't listed twice.
  const others = (suggestions?.total ?? 0) - (exact === null ? 0 : 1);
  const common = { typed: text, option, onLeave };

  return (
    <div ref={panelRef} className="search-panel">
      {exact === null ? null : (
        <ExactSuggestion exact={exact} typed={isOfEarlierText ? undefined : text} onLeave={onLeave}>
          {exactActionOf?.({ ...exact.product, variants: [exact.variant], variantCount: 1 })}
        </ExactSuggestion>
      )}
      <div className="listbox" id={listId} role="listbox" aria-label={words.suggestions}>
        {isNew ? <CategoryOptions {...common} categories={topCategories} /> : null}
        {text === '' ? <SavedOptions option={option} onLeave={onLeave} group={groupOf} /> : null}
        {text === '' && recent.length > 0 ? (
          <OptionGroup title={words.recent}>
            {recent.map((search) => (
              <button type="button" key={search} {...option(search)} onClick={() => onSearch(search)}>
                {search}
              </button>
            ))}
          </OptionGroup>
        ) : null}
        {suggestions === undefined ? null : (
          <>
            {areProductsFirst ? null : <CategoryOptions {...common} categories={suggestions.categories} />}
            <ProductOptions {...common} suggestions={suggestions} />
            {areProductsFirst ? <CategoryOptions {...common} categories={suggestions.categories} /> : null}
          </>
        )}
        {suggestions?.corrections.map((correction) => (
          <button type="button" key={correction} {...option(`try-${correction}`)} onClick={() => onSearch(correction)}>
            {words.didYouMean} <b>{correction}</b>
          </button>
        ))}
        {suggestions === undefined || others <= 0 ? null : (
          <button type="button" {...option('all')} onClick={() => onSearch(typed)}>
            <b>{words.allResults(suggestions.total)}</b>
          </button>
        )}
      </div>
      {searched === undefined ? null : <p className="search-cached">{cachedListWording.searching(searched)}</p>}
      {text === '' && recent.length > 0 ? (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            forgetRecentSearches();
            setRecent([]);
          }}
        >
          {words.clearRecent}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether the page itself lists the top categories, so that suggestions would only hide them; not on phones: they fill the screen. */
const useAreCategoriesUnder = (): boolean => {
  const isListed = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname === '/' || pathname === '/store' || (pathname === '/search' && searchStr === ''),
  });
  return isListed && matchMedia('(min-width: 48em)').matches;
};

const groupOf = (title: string, options: ReactNode) => <OptionGroup title={title}>{options}</OptionGroup>;

type OptionOf = (name: string) => LinkLook;

interface OptionsProps {
  readonly typed: string;
  readonly option: OptionOf;
  readonly onLeave: () => void;
}

function OptionGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <div className="listbox-heading" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}

function CategoryOptions({
  categories,
  typed,
  option,
  onLeave,
}: OptionsProps & {
  readonly categories: readonly (TopCategory & { readonly productCount?: number })[];
}) {
  if (categories.length === 0) return null;
  return (
    <OptionGroup title={words.suggestedCategories}>
      {categories.map(({ id, slug, name, productCount }) => (
        <Link key={id} {...option(id)} to="/store/$category" params={{ category: slug }} onClick={onLeave}>
          <Emphasised text={name} typed={typed} />
          {productCount === undefined ? null : <span className="search-count">{productCount}</span>}
        </Link>
      ))}
    </OptionGroup>
  );
}

function ProductOptions({
  suggestions: { exact, products, matches },
  typed,
  option,
  onLeave,
}: OptionsProps & { readonly suggestions: Suggestions }) {
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  const others = products.filter(({ id }) => id !== exact?.product.id);
  const meant = meantSizes(matches);
  if (others.length === 0) return null;
  return (
    <OptionGroup title={words.suggestedProducts}>
      {others.map((product) => {
        const { id, slug, name, priceFrom } = product;
        const found = meant.get(id)?.variant;
        // The named attributes, if several sizes share them; otherwise the single matching size and its price.
        const named = found === undefined ? [] : sizesNamed(typed, product, found);
        const whole = named.length === 0 ? found : undefined;
        const price = whole === undefined ? priceFrom : whole.basePrice;
        const { taxRate } = whole ?? masterVariant(product) ?? {};
        const size = named.map(({ displayValue }) => displayValue).join(', ');
        return (
          <Link
            key={id}
            {...option(id)}
            to="/store/product/$product"
            params={{ product: slug }}
            {...(named.length === 0 ? {} : { search: { f: named.map(({ code, value }) => valueFilter(code, value)) } })}
            {...partHash(whole === undefined ? null : shownSku(whole.sku), named)}
            onClick={onLeave}
          >
            <Emphasised text={lineName(name, size === '' ? (whole?.name ?? null) : size)} typed={typed} />
            {price === null || named.length > 0 ? null : (
              <span className="search-count">{formatPrice(price, taxRate, isTaxAdded)}</span>
            )}
          </Link>
        );
      })}
    </OptionGroup>
  );
}
