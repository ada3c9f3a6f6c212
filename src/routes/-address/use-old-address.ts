import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { withQueryOf } from '#contract/redirect.ts';
import { useShop } from '#shopper/shop.tsx';
import { redirectsQuery } from '#shopper/store-queries.ts';

/** What is known of an address: it has a successor, and is left; nothing is known yet; it has none. */
export type OldAddress = 'leaving' | 'asking' | 'none';

/** Leaves an address that has a successor for that one, with its query; for screens that have nothing to show of it. */
export const useOldAddress = (): OldAddress => {
  const navigate = useNavigate();
  const { data, fetchStatus } = useQuery(redirectsQuery(useShop()));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const successor = data?.find(({ oldUrl }) => oldUrl.replace(/(.)\/+$/, '$1') === path)?.newUrl;
  const leadsTo = successor !== undefined && /^\/(?![/\\])/.test(successor) ? successor : null;
  // The location is that of the successor as soon as one is on the way; the screen is this one until it is there.
  const [onTheWayTo, setOnTheWayTo] = useState<string | null>(null);
  if (leadsTo !== null && onTheWayTo !== leadsTo) setOnTheWayTo(leadsTo);
  useEffect(() => {
    if (leadsTo === null) return;
    void navigate({ href: withQueryOf(leadsTo, search), replace: true }).finally(() => setOnTheWayTo(null));
  }, [leadsTo, search, navigate]);
  if (leadsTo !== null || onTheWayTo !== null) return 'leaving';
  return data === undefined && fetchStatus === 'fetching' ? 'asking' : 'none';
};
