import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatch } from '@tanstack/react-router';
import { useAddMarked } from '#features/basket/use-add-marked.ts';
import { ProductScreen } from '#features/catalogue/product/screen.tsx';
import { productOfPartsQuery } from '#shopper/device/parts-queries.ts';
import type { ProductOfParts } from '#shopper/device/products-of-parts.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Button } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/screen-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOwnTitle } from '#ui/use-own-title.ts';
import { notHereWording as words } from '#wording/connection.ts';

export interface KnownByPartsProps {
  readonly slug: string;
  readonly onAgain: () => void;
  /** Shown if the part index doesn't know the product either. */
  readonly otherwise: ReactNode;
}

/** A product whose page is not on this device, built from the part index: every size with price and stock, ready to order. */
export function KnownByParts({ slug, onAgain, otherwise }: KnownByPartsProps) {
  const { data: known, isPending } = useQuery(productOfPartsQuery(useShop(), slug));
  if (isPending) return null;
  return known === null || known === undefined ? otherwise : <ProductPage known={known} onAgain={onAgain} />;
}

/** Stays after the connection returns, with everything typed into it, until the shopper asks for the complete page. */
function ProductPage({ known: { data: product, storedAt }, onAgain }: { known: ProductOfParts; onAgain: () => void }) {
  useOwnTitle(product.name);
  const settings = useStoreSettings();
  const add = useAddMarked();
  const { search: choice } = useMatch({ from: '/store/product/$product' });
  return (
    <>
      <div className="wrap">
        <Notice
          title={words.ofParts}
          actions={
            <Button size="small" icon={<RefreshCwIcon size={16} />} onClick={onAgain}>
              {words.tryAgain}
            </Button>
          }
        >
          <p>{words.ofPartsText}</p>
        </Notice>
      </div>
      <ProductScreen
        product={product}
        updatedAt={storedAt}
        settings={settings}
        choice={choice}
        onAdd={(lines) =>
          add(import('#features/basket/new-line.ts').then(({ newLinesOf }) => newLinesOf(product, lines)))
        }
      />
    </>
  );
}
