import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '#shopper/shop.tsx';
import { useLaneBlock } from '#shopper/use-waiting.ts';
import { privacyPolicyQuery } from '#shopper/visit/privacy-query.ts';

/** If changes still wait here for a policy that the shopper has accepted on another device: calls `onAccepted`, and sends them. */
export const useAcceptedElsewhere = (onAccepted: () => Promise<void>): void => {
  const shop = useShop();
  const { journal } = shop;
  const { data, dataUpdatedAt } = useQuery(privacyPolicyQuery(shop));
  const isHeld = useLaneBlock() === 'policy' && data?.isAccepted === true;
  // Once for each answer: one that is out of date would unblock forever what the store goes on refusing.
  const triedAt = useRef(0);
  useEffect(() => {
    if (!isHeld || triedAt.current === dataUpdatedAt) return;
    triedAt.current = dataUpdatedAt;
    void onAccepted().then(journal.sendNow).catch(reportError);
  }, [isHeld, dataUpdatedAt, onAccepted, journal]);
};
