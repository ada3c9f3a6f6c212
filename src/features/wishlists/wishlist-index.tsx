import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WishlistSummary } from '#contract/wishlist.ts';
import { wishlistPageSize } from '#contract/paged.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-state.ts';
import { proseDate } from '#wording/dates.ts';
import { partWording } from '#wording/ui.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { WishlistNameForm } from './wishlist-name-form.tsx';
import { wishlistsQuery } from './wishlist-queries.ts';
import { useCreateWishlist, useDeleteWishlist } from './wishlist-writes.ts';
import './wishlists.css';

/** The shopper's lists; `onAdd` puts all lines of a list in the cart and says what came of it. */
export function WishlistIndex({
  page,
  onAdd,
}: {
  readonly page: number;
  readonly onAdd: (listId: string) => Promise<unknown>;
}) {
  const { data, error, isFetching, refetch } = useQuery(wishlistsQuery(useShop(), page));
  const create = useCreateWishlist();
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={words.loading} />
    ) : (
      <LoadFailed
        title={words.loadFailed}
        retryLabel={words.tryAgain}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>{words.failedText}</p>
      </LoadFailed>
    );
  }
  return (
    <div className="wishlists">
      <p className="measure">{words.intro}</p>
      {data.total === 0 ? (
        <div>
          <h2>{words.none}</h2>
          <p className="muted">{words.noneText}</p>
        </div>
      ) : (
        <RowList label={words.lists}>
          {data.results.map((list) => (
            <ListRow key={list.id} list={list} onAdd={onAdd} />
          ))}
        </RowList>
      )}
      <Pagination
        label={partWording.pages}
        page={page}
        pageCount={Math.ceil(data.total / wishlistPageSize)}
        previousLabel={partWording.previousPage}
        nextLabel={partWording.nextPage}
        pageLabel={partWording.page}
        renderLink={(to, props) => <Link key={to} to="/favorites" search={to === 1 ? {} : { page: to }} {...props} />}
      />
      <section>
        <SectionHead title={words.newList} />
        <WishlistNameForm
          submitLabel={words.create}
          onSubmit={async (name) => {
            const list = await create.mutateAsync(name);
            showToast({ tone: 'success', text: words.created(list.name) });
          }}
        />
      </section>
    </div>
  );
}

function ListRow({
  list,
  onAdd,
}: {
  readonly list: WishlistSummary;
  readonly onAdd: (listId: string) => Promise<unknown>;
}) {
  const remove = useDeleteWishlist();
  return (
    <Row
      title={
        <Link to="/favorites/$id" params={{ id: list.id }}>
          {list.name}
        </Link>
      }
      end={words.lines(list.itemCount)}
      status={<span className="muted">{words.changed(proseDate(list.updatedAt))}</span>}
      action={
        <span className="wishlist-actions">
          {list.items.length === 0 ? null : (
            <Button size="small" aria-label={words.addAllOf(list.name)} onClick={() => void onAdd(list.id)}>
              {words.addAll}
            </Button>
          )}
          <Button
            size="small"
            tone="danger"
            isPending={remove.isPending}
            aria-label={words.deleteOf(list.name)}
            onClick={() => void remove.ask(list)}
          >
            {words.delete}
          </Button>
        </span>
      }
    />
  );
}
