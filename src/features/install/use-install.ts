import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { considerOffer } from './install-record.ts';
import { installState, isAppleDevice, type OfferPlace } from './install-state.ts';

const neverChanges = () => () => undefined;
const isOnHost = () => false;

/** Whether the app can be installed here, by prompt or by following instructions. */
export const useCanInstall = (): boolean => {
  const { question, isInstalled } = useSnapshot(installState);
  const isApple = useSyncExternalStore(neverChanges, isAppleDevice, isOnHost);
  return !isInstalled && (question !== null || isApple);
};

/** Whether the install offer is shown in this place. */
export const useInstallOffer = (place: OfferPlace): boolean => {
  const { question, offeredIn } = useSnapshot(installState);
  useEffect(() => {
    // The browser may offer its prompt at any time.
    if (question !== undefined) considerOffer(place);
  }, [place, question]);
  return offeredIn === place;
};
