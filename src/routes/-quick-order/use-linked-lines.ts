import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepLines } from '#features/share/keep-lines.ts';
import { linesOfHash } from '#features/share/pad-link.ts';
import { useShop } from '#shopper/shop.tsx';

/**
 * Lines that a link brings behind its `#`: kept on the device beside the pad, as what the system shares with the shop is, and
 * taken out of the address; the pad that opens then takes them once. True while that is under way.
 */
export const useLinkedLines = (): boolean => {
  const { audience } = useShop();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useHydrated();
  const begun = useRef<string | null>(null);
  const isLinked = isHydrated && linesOfHash(hash) !== null;
  useEffect(() => {
    if (!isLinked) {
      begun.current = null;
      return;
    }
    if (begun.current === hash) return;
    begun.current = hash;
    const keep = async (): Promise<void> => {
      const isKept = await keepLines(audience, linesOfHash(hash) ?? []);
      await navigate({ to: '/quick-order', search: isKept ? {} : { shared: 'missed' }, replace: true });
    };
    keep().catch(reportError);
  }, [isLinked, hash, audience, navigate]);
  return isLinked;
};
