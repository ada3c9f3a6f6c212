import { Link } from '@tanstack/react-router';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { useAllLists } from './use-lists.ts';

const listsShown = 5;

/** The shopper's lists as links; null if there are none. */
export function ListLinks() {
  const { lists = [] } = useAllLists();
  if (lists.length === 0) return null;
  return (
    <section>
      <SectionHead title={words.lists} note={<Link to="/favorites">{words.allLists}</Link>} />
      <RowList label={words.lists}>
        {lists.slice(0, listsShown).map((list) => (
          <Row
            key={list.key}
            title={
              <Link to="/favorites/$id" params={{ id: list.id }}>
                {list.name}
              </Link>
            }
            end={words.lines(list.itemCount)}
          />
        ))}
      </RowList>
    </section>
  );
}
