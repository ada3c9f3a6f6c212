import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { waitForMoreWording as words } from '#wording/wait-for-more.ts';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./back-in-stock-dialog.tsx')).BackInStockDialog,
}));

/** Pieces that a shopper waits for: so many more than there are. */
interface WantedPieces {
  readonly productVariantId: string;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
}

/** "Wait for 4": asks to be told once so many more are in stock; guests are asked for an email address. `onAsked` follows. */
export function WaitForMore({
  wanted: { productVariantId, name, sku, quantity },
  onAsked,
}: {
  readonly wanted: WantedPieces;
  readonly onAsked: () => void;
}) {
  const shop = useShop();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const ask = useMutation({
    meta: { isFailureShown: !shop.isSignedIn },
    mutationFn: (email: string | null) =>
      shop.journal.make({
        name: 'ask-back-in-stock',
        input: { productVariantId, email, called: { name, sku }, quantity },
      }),
    onSuccess: ({ type }) => {
      setDialog((before) => (before === 'open' ? 'closed' : before));
      void showToast({ tone: 'success', text: type === 'sent' ? words.asked(quantity, name) : words.saved });
      onAsked();
    },
  });
  return (
    <>
      <Button
        size="small"
        isPending={ask.isPending}
        aria-label={words.waitForOf(quantity, name)}
        onClick={() => (shop.isSignedIn ? ask.mutate(null) : setDialog('open'))}
      >
        {words.waitFor(quantity)}
      </Button>
      {dialog === 'unopened' ? null : (
        <Suspense>
          <BackInStockDialog
            shortName={words.more(quantity, name)}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onAsk={(email) => ask.mutateAsync(email)}
          />
        </Suspense>
      )}
    </>
  );
}
