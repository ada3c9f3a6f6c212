import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { isNoAnswer } from '#api/api-error.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { cachedListWording } from '#wording/connection.ts';
import { listingWording as words } from '#wording/listing.ts';
import { formatMoney } from '#wording/money.ts';
import { emphasise } from './emphasis.ts';
import { forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import { maxSuggestions, suggestionsQuery } from './search-queries.ts';
import { useCachedSuggestions } from './use-cached-suggestions.ts';
import '#ui/listbox.css';

/** The list under the search box: exact part, products, categories; recent searches while nothing is typed. */
export function SearchSuggestions({
  listId,
  typed,
  activeId,
  exactActionOf,
  onSearch,
  onLeave,
}: {
  readonly listId: string;
  readonly typed: string;
  readonly activeId: string | undefined;
  readonly exactActionOf?: (product: ProductSummary) => ReactNode;
  readonly onSearch: (text: string) => void;
  readonly onLeave: () => void;
}) {
  const shop = useShop();
  const text = useDeferredValue(typed.trim());
  const limit = matchMedia('(min-width: 48em)').matches ? maxSuggestions.wide : maxSuggestions.narrow;
  const asked = useQuery(suggestionsQuery(shop, text, limit));
  const isDown = useConnection().judged !== 'online';
  // While the store doesn't respond, placeholder suggestions would stay for too long.
  const data = asked.isPlaceholderData && isDown ? undefined : asked.data;
  const kept = useCachedSuggestions(text, limit, data === undefined && (isDown || isNoAnswer(asked.error)));
  const isPlaceholderData = data !== undefined && asked.isPlaceholderData;
  const [recent, setRecent] = useState(readRecentSearches);
  const shown = text === '' ? undefined : (data ?? kept?.suggestions);
  const count = shown === undefined ? null : shown.products.length + shown.categories.length;
  useEffect(() => {
    if (count !== null && !isPlaceholderData) announce(words.suggestionCount(count));
  }, [count, isPlaceholderData]);

  if (text === '' && recent.length === 0) return null;
  const option = (name: string) => ({
    id: `${listId}-${name}`,
    role: 'option' as const,
    'aria-selected': activeId === `${listId}-${name}`,
    tabIndex: -1,
  });
  const exact = shown?.exact ?? null;

  return (
    <div className="search-panel">
      {exact === null ? null : (
        <div
          className="search-exact"
          role="group"
          aria-label={words.exactMatch}
          data-typed={isPlaceholderData ? undefined : text}
        >
          <Link to="/store/product/$product" params={{ product: exact.product.slug }} onClick={onLeave}>
            <b className="code">{exact.variant.sku}</b>
            <span>
              {exact.product.name}
              {exact.variant.name === null ? null : `, ${exact.variant.name}`}
            </span>
          </Link>
          {exact.variant.basePrice === null ? null : <b>{formatMoney(exact.variant.basePrice)}</b>}
          {exactActionOf?.({ ...exact.product, variants: [exact.variant], variantCount: 1 })}
        </div>
      )}
      <div className="listbox" id={listId} role="listbox" aria-label={words.suggestions}>
        {text === '' ? (
          <div role="group" aria-label={words.recent}>
            <div className="listbox-heading" aria-hidden="true">
              {words.recent}
            </div>
            {recent.map((search) => (
              <button type="button" key={search} {...option(search)} onClick={() => onSearch(search)}>
                {search}
              </button>
            ))}
          </div>
        ) : null}
        {shown === undefined || shown.categories.length === 0 ? null : (
          <div role="group" aria-label={words.suggestedCategories}>
            <div className="listbox-heading" aria-hidden="true">
              {words.suggestedCategories}
            </div>
            {shown.categories.map((category) => (
              <Link
                key={category.id}
                {...option(category.id)}
                to="/store/$category"
                params={{ category: category.slug }}
                onClick={onLeave}
              >
                <Emphasised text={category.name} typed={text} />
                <span className="search-count">{category.productCount}</span>
              </Link>
            ))}
          </div>
        )}
        {shown === undefined || shown.products.length === 0 ? null : (
          <div role="group" aria-label={words.suggestedProducts}>
            <div className="listbox-heading" aria-hidden="true">
              {words.suggestedProducts}
            </div>
            {shown.products.map((product) => (
              <Link
                key={product.id}
                {...option(product.id)}
                to="/store/product/$product"
                params={{ product: product.slug }}
                onClick={onLeave}
              >
                <Emphasised text={product.name} typed={text} />
                {product.priceFrom === null ? null : (
                  <span className="search-count">{formatMoney(product.priceFrom)}</span>
                )}
              </Link>
            ))}
          </div>
        )}
        {shown?.corrections.map((correction) => (
          <button type="button" key={correction} {...option(`try-${correction}`)} onClick={() => onSearch(correction)}>
            {words.didYouMean} <b>{correction}</b>
          </button>
        ))}
        {shown === undefined || shown.total === 0 ? null : (
          <button type="button" {...option('all')} onClick={() => onSearch(typed)}>
            <b>{words.allResults(shown.total)}</b>
          </button>
        )}
      </div>
      {kept !== undefined ? <p className="search-kept">{cachedListWording.searching(kept.among)}</p> : null}
      {text === '' ? (
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

function Emphasised({ text, typed }: { readonly text: string; readonly typed: string }) {
  return (
    <span className="search-words">
      {emphasise(text, typed).map((piece) =>
        piece.isTyped ? <mark key={piece.at}>{piece.text}</mark> : <b key={piece.at}>{piece.text}</b>,
      )}
    </span>
  );
}
