import { Suspense } from 'react';
import { useLocation, useMatches } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SelectionSearch } from '#features/catalogue/listing/selection.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { Button } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { notHereWording as words } from '#wording/connection.ts';
import { useOldAddress } from '#routes/-address/use-old-address.ts';
import { CachedCategory } from './cached-lists.tsx';
import { NotHereElsewhere } from './not-here-elsewhere.tsx';
import { KnownProduct, useKnownCategory } from './not-here-known.tsx';
import { useRetryOnReturn } from './use-retry-on-return.ts';

const NotHereWhy = lazyPart(async () => (await import('./not-here-why.tsx')).NotHereWhy);

/**
 * Shown for a page that is neither available from the store nor on this device: what is known of it, and what can be
 * opened instead.
 */
export function NotHereScreen({ onAgain }: { onAgain: () => void }) {
  const { judged } = useConnection();
  useRetryOnReturn(onAgain);
  useOldAddress();
  const { productSlug, categorySlug } = useWanted();
  return (
    <div className="wrap error-screen">
      <title>{words.title}</title>
      {productSlug === null ? null : <KnownProduct.Way slug={productSlug} />}
      <h1 tabIndex={-1}>{words.title}</h1>
      {productSlug === null ? null : <KnownProduct.Facts slug={productSlug} />}
      <p>{words.note[judged]}</p>
      <Suspense>
        <NotHereWhy />
      </Suspense>
      <p className="error-actions">
        <Button tone="primary" icon={<RefreshCwIcon size={18} />} onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </p>
      {productSlug === null ? null : <KnownProduct.Neighbours slug={productSlug} />}
      {categorySlug === null ? null : <KnownCategory slug={categorySlug} />}
      <NotHereElsewhere />
    </div>
  );
}

function KnownCategory({ slug }: { slug: string }) {
  const category = useKnownCategory(slug);
  const search = useLocation({ select: ({ search }) => z.parse(SelectionSearch, search) });
  if (category === undefined) return null;
  const title = words.alsoIn(category.name);
  return (
    <section className="error-section" aria-label={title}>
      <h2>{title}</h2>
      <CachedCategory title={title} slug={slug} total={category.productCount} search={search} columns={[]} />
    </section>
  );
}

/** What the URL asks for. */
const useWanted = () =>
  useMatches({
    select: (matches) => {
      const product = matches.find(({ routeId }) => routeId === '/store/product/$product')?.params;
      const category = matches.find(({ routeId }) => routeId === '/store/$category')?.params;
      return {
        productSlug: product !== undefined && 'product' in product ? product.product : null,
        categorySlug: category !== undefined && 'category' in category ? category.category : null,
      };
    },
  });
