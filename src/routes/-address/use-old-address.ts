import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { withQueryOf } from '#contract/redirect.ts';
import { useShop } from '#shopper/shop.tsx';
import { redirectsQuery } from '#shopper/store-queries.ts';

/** Leaves an address that has a successor for that one, with its query; for screens that have nothing to show of it. */
export const useOldAddress = (): void => {
  const navigate = useNavigate();
  const { data } = useQuery(redirectsQuery(useShop()));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const leadsTo = data?.find(({ oldUrl }) => oldUrl.replace(/(.)\/+$/, '$1') === path)?.newUrl;
  useEffect(() => {
    if (leadsTo === undefined || !/^\/(?![/\\])/.test(leadsTo)) return;
    void navigate({ href: withQueryOf(leadsTo, search), replace: true });
  }, [leadsTo, search, navigate]);
};
