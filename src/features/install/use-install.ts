import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { considerOffer } from './install-record.ts';
import { installState, isAppleDevice, type OfferPlace } from './install-state.ts';

const neverChanges = () => () => undefined;
const isOnHost = () => false;

/** Whether the shop can be installed here: by the browser's question, or by the shopper who is told how. */
export const useCanInstall = (): boolean => {
  const { question, isInstalled } = useSnapshot(installState);
  const isApple = useSyncExternalStore(neverChanges, isAppleDevice, isOnHost);
  return !isInstalled && (question !== null || isApple);
};

/** Whether the offer to install stands in this place now. */
export const useInstallOffer = (place: OfferPlace): boolean => {
  const { question, offeredIn } = useSnapshot(installState);
  useEffect(() => {
    // The browser may come with its question at any time.
    if (question !== undefined) considerOffer(place);
  }, [place, question]);
  return offeredIn === place;
};
