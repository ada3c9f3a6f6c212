import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isOwnPath } from '#contract/own-path.ts';
import { withQueryOf } from '#contract/redirect.ts';
import { useShop } from '#shopper/shop.tsx';
import { redirectsQuery } from '#shopper/store-queries.ts';

/** `leaving`: the address has a successor and is being left; `asking`: not known yet; `none`: it has none. */
export type OldAddress = 'leaving' | 'asking' | 'none';

/** Navigates from an address with a successor to that successor, keeping the query; for screens without content of their own. */
export const useOldAddress = (): OldAddress => {
  const navigate = useNavigate();
  const { data, fetchStatus } = useQuery(redirectsQuery(useShop()));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const successor = data?.find(({ oldUrl }) => oldUrl.replace(/(.)\/+$/, '$1') === path)?.newUrl;
  const leadsTo = successor !== undefined && isOwnPath(successor) ? successor : null;
  // The location changes as soon as the navigation starts, but this screen stays until it has finished.
  const [onTheWayTo, setOnTheWayTo] = useState<string | null>(null);
  if (leadsTo !== null && onTheWayTo !== leadsTo) setOnTheWayTo(leadsTo);
  useEffect(() => {
    if (leadsTo === null) return;
    void navigate({ href: withQueryOf(leadsTo, search), replace: true }).finally(() => setOnTheWayTo(null));
  }, [leadsTo, search, navigate]);
  if (leadsTo !== null || onTheWayTo !== null) return 'leaving';
  return data === undefined && fetchStatus === 'fetching' ? 'asking' : 'none';
};
