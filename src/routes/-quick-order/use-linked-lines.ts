import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keepLines } from '#features/share/keep-lines.ts';
import { linesOfHash } from '#features/share/pad-link.ts';
import { useShop } from '#shopper/shop.tsx';

/**
 * Handles the lines in the hash of a link: stores them on the device beside the pad, as content shared with the shop is, and
 * removes them from the URL; the pad takes them over once when it opens. True until that is done.
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
