import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { partWording } from '#wording/ui.ts';
import type { FoundList } from './use-lists.ts';
import type { ShownList } from './wishlist-shown.ts';

/** Loads a list for `children`; shows why if it can't be loaded. */
export function WithWishlist({
  found: { list, isDeleted, error, isFetching, refetch },
  children,
}: {
  readonly found: FoundList;
  readonly children: (list: ShownList) => ReactNode;
}) {
  if (list === undefined && !isDeleted) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.oneFailed} />;
  }
  if (list === null || list === undefined) {
    return (
      <Notice
        tone="warning"
        title={isDeleted ? words.deleted : words.unknown}
        actions={
          <Link to="/favorites" className="btn">
            {words.allLists}
          </Link>
        }
      >
        <p>{isDeleted ? words.deletedHere : words.unknownText}</p>
      </Notice>
    );
  }
  return children(list);
}
