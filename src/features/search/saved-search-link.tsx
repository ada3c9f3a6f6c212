import { Link } from '@tanstack/react-router';
import type { SavedSearch } from './saved-searches.ts';

/** The attributes of a link that is an option of a listbox. */
export interface LinkLook {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: -1;
}

/** A link to the list that a saved search shows. */
export function SavedSearchLink({
  search: { name, q, category, f, sort },
  look,
  onClick,
}: {
  readonly search: SavedSearch;
  readonly look?: LinkLook;
  readonly onClick?: () => void;
}) {
  const narrowed = { ...(f.length === 0 ? {} : { f }), ...(sort === null ? {} : { sort }) };
  const rest = { ...look, ...(onClick === undefined ? {} : { onClick }) };
  if (q !== null) {
    return (
      <Link {...rest} to="/search" search={{ ...narrowed, q }}>
        {name}
      </Link>
    );
  }
  if (category !== null) {
    return (
      <Link {...rest} to="/store/$category" params={{ category }} search={narrowed}>
        {name}
      </Link>
    );
  }
  return (
    <Link {...rest} to="/store" search={narrowed}>
      {name}
    </Link>
  );
}
