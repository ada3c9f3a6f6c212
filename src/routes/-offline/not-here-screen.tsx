import { lazy, Suspense } from 'react';
import { useLocation, useMatches } from '@tanstack/react-router';
import { selectionSearch } from '#features/catalogue/listing/selection.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { Button } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/screen-icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useOwnTitle } from '#ui/use-own-title.ts';
import { notHereWording as words } from '#wording/connection.ts';
import { useOldAddress } from '#routes/-address/use-old-address.ts';
import { PendingScreen } from '#routes/-shell/pending-screen.tsx';
import type { KnownByPartsProps } from './known-by-parts.tsx';
import { NotHereElsewhere } from './not-here-elsewhere.tsx';
import { KnownProduct, useKnownCategory } from './not-here-known.tsx';
import { useRetryOnReturn } from './use-retry-on-return.ts';

const CachedCategory = lazyPart(async () => (await import('./cached-lists.tsx')).CachedCategory);
const NotHereWhy = lazyPart(async () => (await import('./not-here-why.tsx')).NotHereWhy);

/**
 * Shown for a page that is available neither from the store nor on this device: what is known about it, and pages that
 * can be opened instead.
 */
export function NotHereScreen({ onAgain }: { onAgain: () => void }) {
  const { productSlug, categorySlug } = useWanted();
  const notHere = <NotHere onAgain={onAgain} productSlug={productSlug} categorySlug={categorySlug} />;
  return productSlug === null ? (
    notHere
  ) : (
    <Suspense fallback={null}>
      <KnownByParts slug={productSlug} onAgain={onAgain} otherwise={notHere} />
    </Suspense>
  );
}

// Lazy together with the product screen, which few visitors of this page need.
const KnownByParts = lazy(async () => ({
  default: await import('./known-by-parts.tsx').then(
    (file) => file.KnownByParts,
    () =>
      ({ otherwise }: KnownByPartsProps) =>
        otherwise,
  ),
}));

function NotHere({ onAgain, productSlug, categorySlug }: { onAgain: () => void } & ReturnType<typeof useWanted>) {
  const { judged } = useConnection();
  useRetryOnReturn(onAgain);
  const oldAddress = useOldAddress();
  // A category with products on this device is shown under its own name.
  const category = useKnownCategory(categorySlug ?? '');
  const title = category?.name ?? words.title;
  useOwnTitle(title);
  if (oldAddress === 'leaving') return <PendingScreen />;
  return (
    <div className="wrap error-screen">
      {productSlug === null ? null : <KnownProduct.Way slug={productSlug} />}
      <h1 tabIndex={-1}>{title}</h1>
      {productSlug === null ? null : <KnownProduct.Facts slug={productSlug} />}
      {category === undefined ? (
        <>
          <p>{words.note[judged]}</p>
          <Suspense>
            <NotHereWhy />
          </Suspense>
        </>
      ) : null}
      <p className="error-actions">
        <Button
          tone={category === undefined ? 'primary' : 'plain'}
          icon={<RefreshCwIcon size={18} />}
          onClick={onAgain}
        >
          {words.tryAgain}
        </Button>
      </p>
      {productSlug === null ? null : <KnownProduct.Neighbours slug={productSlug} />}
      {category === undefined || categorySlug === null ? null : <KnownCategory slug={categorySlug} {...category} />}
      <NotHereElsewhere />
    </div>
  );
}

function KnownCategory({
  slug,
  name,
  productCount,
}: { slug: string } & NonNullable<ReturnType<typeof useKnownCategory>>) {
  const search = useLocation({ select: ({ search }) => selectionSearch(search) });
  const title = words.alsoIn(name);
  return (
    <section className="error-section" aria-label={title}>
      <h2 className="visually-hidden">{title}</h2>
      <Suspense>
        <CachedCategory title={title} slug={slug} total={productCount} search={search} columns={[]} />
      </Suspense>
    </section>
  );
}

/** The product or category that the URL asks for. */
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
