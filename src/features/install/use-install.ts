import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { hasFeature } from '#contract/features.ts';
import { useShop } from '#shopper/shop.tsx';
import { considerOffer } from './install-record.ts';
import { installState, isAppleDevice, type OfferPlace } from './install-state.ts';
import { neverChanges } from '#ui/never-changes.ts';

const isOnHost = () => false;

const useIsOffered = (): boolean => hasFeature(useShop().configuration, 'installOffer');

/** Whether the app can be installed here, by prompt or by following instructions. */
export const useCanInstall = (): boolean => {
  const { question, isInstalled } = useSnapshot(installState);
  const isOffered = useIsOffered();
  const isApple = useSyncExternalStore(neverChanges, isAppleDevice, isOnHost);
  return isOffered && !isInstalled && (question !== null || isApple);
};

/** Whether the install offer is shown in this place. */
export const useInstallOffer = (place: OfferPlace): boolean => {
  const { question, offeredIn } = useSnapshot(installState);
  const isOffered = useIsOffered();
  useEffect(() => {
    // The browser may offer its prompt at any time.
    if (isOffered && question !== undefined) considerOffer(place);
  }, [place, question, isOffered]);
  return offeredIn === place;
};
