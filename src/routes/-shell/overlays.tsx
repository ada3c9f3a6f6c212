import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useInstallOffer } from '#features/install/use-install.ts';
import { updateState } from '#features/update/update-state.ts';
import { readLook } from '#shopper/look.ts';
import { useShop } from '#shopper/shop.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { setToastTime } from '#ui/toast/toast-state.ts';
import { partWording } from '#wording/ui.ts';
import { useKeysDialog } from '#routes/-shell/navigation/use-keys-dialog.ts';
import { useConsentPress } from './use-consent-press.ts';
import { watchFocus } from '#routes/-shell/navigation/watch-focus.ts';

const ScrollToTop = lazyPart(async () => (await import('#ui/scroll-to-top.tsx')).ScrollToTop);
const SignedInParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);
const InstallOfferStrip = lazyPart(
  async () => (await import('#features/install/install-offer-strip.tsx')).InstallOfferStrip,
);
const UpdateBar = lazyPart(async () => (await import('#features/update/update-bar.tsx')).UpdateBar);
const KeysDialog = lazyPart(async () => (await import('./navigation/keys-dialog.tsx')).KeysDialog);
const ConsentBar = lazyPart(async () => (await import('#features/consent/consent-bar.tsx')).ConsentBar);

/** Overlays of every page. */
export function Overlays() {
  const consentPress = useConsentPress();
  const { isSignedIn } = useShop();
  const keys = useKeysDialog();
  useEffect(watchFocus, []);
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => {
      if (scrollY > 0) setScrolled(true);
    };
    addEventListener('scroll', look, { once: true, passive: true });
    // The page may have been scrolled before hydration, by the shopper or by scroll restoration.
    requestAnimationFrame(look);
    const { toastMs } = readLook();
    if (toastMs !== undefined) setToastTime(toastMs);
  }, []);
  return (
    <>
      {hasScrolled ? (
        <Suspense>
          <ScrollToTop label={partWording.backToTop} />
        </Suspense>
      ) : null}
      <ToastRegion label={partWording.messages} dismissLabel={partWording.dismiss} />
      <ConfirmDialog acceptLabel={partWording.accept} rejectLabel={partWording.reject} closeLabel={partWording.close} />
      {consentPress === null ? null : (
        <Suspense>
          <ConsentBar press={consentPress} />
        </Suspense>
      )}
      {keys.isOpen ? (
        <Suspense>
          <KeysDialog onClose={keys.close} />
        </Suspense>
      ) : null}
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
