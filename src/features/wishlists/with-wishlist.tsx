import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Wishlist } from '#contract/wishlist.ts';
import { useShop } from '#shopper/shop.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { wishlistQuery } from './wishlist-queries.ts';

/** Loads a list and hands it on; says so where it can't be had. */
export function WithWishlist({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (list: Wishlist) => ReactNode;
}) {
  const { data: list, error, isFetching, refetch } = useQuery(wishlistQuery(useShop(), id));
  if (list === undefined) {
    return error === null ? (
      <Skeleton label={words.loading} />
    ) : (
      <LoadFailed
        title={words.oneFailed}
        retryLabel={words.tryAgain}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>{words.failedText}</p>
      </LoadFailed>
    );
  }
  if (list === null) {
    return (
      <Notice
        tone="warning"
        title={words.unknown}
        actions={
          <Link to="/favorites" className="btn">
            {words.allLists}
          </Link>
        }
      >
        <p>{words.unknownText}</p>
      </Notice>
    );
  }
  return children(list);
}
