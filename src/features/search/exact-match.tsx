import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/product-rows.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { listingWording as words } from '#wording/listing.ts';
import { lineName } from '#wording/line-name.ts';
import { formatPrice } from '#wording/money.ts';
import { partHash } from './part-hash.ts';

/** The part whose number was searched for, pinned above the results and laid out like one of their rows. */
export function ExactMatch({
  exact,
  picture,
  stock,
  tier,
  action,
}: {
  readonly exact: NonNullable<Suggestions['exact']>;
  readonly picture: ReactNode;
  readonly stock: ReactNode;
  /** The next better price. */
  readonly tier: ReactNode;
  readonly action: ReactNode;
}) {
  const { product, variant } = exact;
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  return (
    <section className="search-exact" aria-label={words.exactMatch} data-exact>
      {picture}
      <div className="search-exact-what">
        <Link to="/store/product/$product" params={{ product: product.slug }} {...partHash(shownSku(variant.sku))}>
          <b className="code">{shownSku(variant.sku)}</b>
          <span>{lineName(product.name, variant.name)}</span>
        </Link>
        {stock}
      </div>
      {variant.basePrice === null ? null : (
        <div className="search-exact-price">
          <b>{formatPrice(variant.basePrice, variant.taxRate, isTaxAdded)}</b>
          {tier}
        </div>
      )}
      {action}
    </section>
  );
}
