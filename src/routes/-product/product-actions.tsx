import { Suspense, useState } from 'react';
import type { Product } from '#contract/product.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { partWording as words } from '#wording/ui.ts';
import { useTools } from '#routes/-tools/use-tools.ts';

const Sharing = lazyPart(async () => (await import('#routes/-tools/tools.tsx')).ProductSharing);

/**
 * The actions for a page's product. The share button is there from the first view and reserves the line; the code it needs and the
 * other tools are fetched when the visitor first interacts with the page.
 */
export function ProductActions({ product }: { readonly product: Product }) {
  const [presses, setPresses] = useState(0);
  const tools = useTools();
  return (
    <>
      <Button aria-label={words.shareOf(product.name)} onClick={() => setPresses((before) => before + 1)}>
        {words.share}
      </Button>
      {presses === 0 ? null : (
        <Suspense>
          <Sharing product={product} presses={presses} />
        </Suspense>
      )}
      {tools === null ? null : <tools.ProductTools product={product} />}
    </>
  );
}
