import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hasFeature } from '#contract/features.ts';
import type { WantedPieces } from '#offline/commands/trail.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { waitForMoreWording as words } from '#wording/wait-for-more.ts';
import { doneOrSaved } from '#wording/waiting.ts';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./back-in-stock-dialog.tsx')).BackInStockDialog,
}));

/** "Wait for 4": requests an email once that many more are in stock, then calls `onRequested`; asks guests for an email address. */
export function WaitForMore({
  wanted,
  onRequested,
}: {
  readonly wanted: WantedPieces;
  readonly onRequested: () => void;
}) {
  const shop = useShop();
  const {
    quantity,
    called: { name },
  } = wanted;
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const ask = useMutation({
    meta: { isFailureShown: !shop.isSignedIn },
    mutationFn: (email: string | null) => shop.journal.make({ name: 'ask-back-in-stock', input: { ...wanted, email } }),
    onSuccess: (made) => {
      setDialog((before) => (before === 'open' ? 'closed' : before));
      void showToastLazily({
        tone: 'success',
        text: doneOrSaved(made, words.asked(quantity, name)),
      });
      onRequested();
    },
  });
  if (!hasFeature(shop.configuration, 'backInStock')) return null;
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
