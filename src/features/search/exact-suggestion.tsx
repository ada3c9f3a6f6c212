import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/product-rows.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { listingWording as words } from '#wording/listing.ts';
import { lineName } from '#wording/line-name.ts';
import { formatPrice } from '#wording/money.ts';
import { partHash } from './part-hash.ts';

/** The part whose complete number was typed, above all other suggestions; `typed` is the text it answers, if that is still current. */
export function ExactSuggestion({
  exact: { product, variant },
  typed,
  onLeave,
  children,
}: {
  readonly exact: NonNullable<Suggestions['exact']>;
  readonly typed: string | undefined;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  return (
    <div className="search-exact" role="group" aria-label={words.exactMatch} data-typed={typed}>
      <Link
        to="/store/product/$product"
        params={{ product: product.slug }}
        {...partHash(shownSku(variant.sku))}
        onClick={onLeave}
      >
        <b className="code">{shownSku(variant.sku)}</b>
        <span>{lineName(product.name, variant.name)}</span>
      </Link>
      {variant.basePrice === null ? null : <b>{formatPrice(variant.basePrice, variant.taxRate, isTaxAdded)}</b>}
      {children}
    </div>
  );
}
