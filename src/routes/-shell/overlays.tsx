import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useInstallOffer } from '#features/install/use-install.ts';
import { updateState } from '#features/update/update-state.ts';
import { readLook } from '#shopper/look.ts';
import { useShop } from '#shopper/shop.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ScrollToTop } from '#ui/scroll-to-top.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { setToastTime } from '#ui/toast/toast-state.ts';
import { partWording } from '#wording/ui.ts';

const SignedInParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);
const InstallOfferStrip = lazyPart(
  async () => (await import('#features/install/install-offer-strip.tsx')).InstallOfferStrip,
);
const UpdateBar = lazyPart(async () => (await import('#features/update/update-bar.tsx')).UpdateBar);

/** Overlays of every page. */
export function Overlays() {
  const { isSignedIn } = useShop();
  useEffect(() => {
    const { toastMs } = readLook();
    if (toastMs !== undefined) setToastTime(toastMs);
  }, []);
  return (
    <>
      <ScrollToTop label={partWording.backToTop} />
      <ToastRegion label={partWording.messages} dismissLabel={partWording.dismiss} />
      <ConfirmDialog acceptLabel={partWording.accept} rejectLabel={partWording.reject} closeLabel={partWording.close} />
      {isSignedIn ? (
        <Suspense>
          <SignedInParts />
        </Suspense>
      ) : null}
    </>
  );
}

/** Notices under the header, one at a time. */
export function Notices() {
  const { isOffered } = useSnapshot(updateState);
  const isInstallOffered = useInstallOffer('notices');
  const Notice = isOffered ? UpdateBar : isInstallOffered ? InstallOfferStrip : null;
  return Notice === null ? null : (
    <Suspense>
      <Notice />
    </Suspense>
  );
}
