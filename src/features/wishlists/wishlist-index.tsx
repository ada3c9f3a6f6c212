import { Link } from '@tanstack/react-router';
import { wishlistPageSize } from '#contract/page-sizes.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { proseDate } from '#contract/store-clock.ts';
import { partWording } from '#wording/ui.ts';
import { doneOrSaved, waitingWording } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { usePrefetchedLists } from './use-prefetched-lists.ts';
import { useListsPage } from './use-lists.ts';
import { WishlistNameForm } from './wishlist-name-form.tsx';
import type { ShownSummary } from './wishlist-shown.ts';
import { useCreateList, useDeleteList } from './wishlist-writes.ts';
import './wishlists.css';

/** `onAdd` adds all lines of a list to the cart and reports the result. */
interface IndexProps {
  readonly page: number;
  readonly onAdd: (listId: string) => Promise<unknown>;
}

/** The shopper's lists, and a form to create another. */
export function WishlistIndex({ page, onAdd }: IndexProps) {
  const create = useCreateList();
  return (
    <div className="wishlists" ref={keepFocus}>
      <p className="measure">{words.intro}</p>
      <Lists page={page} onAdd={onAdd} />
      <section data-print="hide">
        <SectionHead title={words.newList} />
        <WishlistNameForm
          submitLabel={words.create}
          onSubmit={async (name) => {
            const { made } = await create.mutateAsync(name);
            showToast({ tone: 'success', text: doneOrSaved(made, words.created(name)) });
          }}
        />
      </section>
    </div>
  );
}

function Lists({ page, onAdd }: IndexProps) {
  const { lists, data, error, isFetching, refetch } = useListsPage(page);
  usePrefetchedLists(data?.results);
  if (lists === undefined) {
    return <NotLoaded words={partWording} query={{ error, isFetching, refetch }} failed={words.loadFailed} />;
  }
  return (
    <>
      {lists.total === 0 ? (
        <div>
          <h2>{words.none}</h2>
          <p className="muted">{words.noneText}</p>
        </div>
      ) : (
        <RowList label={words.lists}>
          {lists.results.map((list) => (
            <ListRow key={list.key} list={list} onAdd={onAdd} />
          ))}
        </RowList>
      )}
      <Pagination
        label={partWording.pages}
        page={page}
        pageCount={Math.ceil(lists.total / wishlistPageSize)}
        previousLabel={partWording.previousPage}
        nextLabel={partWording.nextPage}
        pageLabel={partWording.page}
        renderLink={(to, props) => <Link key={to} to="/favorites" search={to === 1 ? {} : { page: to }} {...props} />}
      />
    </>
  );
}

function ListRow({ list, onAdd }: { readonly list: ShownSummary; readonly onAdd: IndexProps['onAdd'] }) {
  const remove = useDeleteList();
  return (
    <Row
      data-pencil={list.mark ?? undefined}
      title={
        <Link to="/favorites/$id" params={{ id: list.id }}>
          {list.name}
        </Link>
      }
      end={words.lines(list.itemCount)}
      status={
        <span className="wishlist-status">
          <span className="muted">{words.changed(proseDate(list.updatedAt))}</span>
          {list.mark === null ? null : <PencilMark state={list.mark}>{waitingWording.marks[list.mark]}</PencilMark>}
        </span>
      }
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
