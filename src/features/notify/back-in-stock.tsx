import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hasFeature } from '#contract/features.ts';
import type { Variant } from '#contract/product.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { lineName } from '#wording/line-name.ts';
import { doneOrSaved } from '#wording/waiting.ts';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./back-in-stock-dialog.tsx')).BackInStockDialog,
}));

const NotifyHere = lazyPart(async () => (await import('./notify-here.tsx')).NotifyHere);

/** "Tell me when it's back": guests are asked for an email address. */
export function BackInStock({
  productName,
  variant,
}: {
  readonly productName: string;
  readonly variant: Pick<Variant, 'id' | 'sku' | 'name'>;
}) {
  const shop = useShop();
  const shownSku = useShownSku();
  const name = lineName(productName, variant.name);
  const shortName = shownSku(variant.sku) ?? name;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const ask = useMutation({
    meta: { isFailureShown: !shop.isSignedIn },
    mutationFn: (email: string | null) =>
      shop.journal.make({
        name: 'ask-back-in-stock',
        input: { productVariantId: variant.id, email, called: { name, sku: variant.sku } },
      }),
    onSuccess: (made) => {
      setOpen(false);
      void showToastLazily({ tone: 'success', text: doneOrSaved(made, words.notifyMeDone) });
    },
  });
  const press = () => {
    if (shop.isSignedIn) return ask.mutate(null);
    setOpened(true);
    setOpen(true);
  };
  if (!hasFeature(shop.configuration, 'backInStock')) return null;
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        isPending={ask.isPending}
        aria-label={words.notifyMeRow(shortName)}
        onClick={press}
      >
        {words.notifyMe}
      </Button>
      {shop.isSignedIn && ask.isSuccess ? (
        <Suspense>
          <NotifyHere shortName={shortName} />
        </Suspense>
      ) : null}
      {wasOpened ? (
        <Suspense>
          <BackInStockDialog
            shortName={shortName}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onAsk={(email) => ask.mutateAsync(email)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
