import { Link } from '@tanstack/react-router';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { shellWording, shopName } from '#wording/shell.ts';

/** The store's name and colour tab, linking home. */
export function Logo() {
  const name = useStoreSettings()?.storeName ?? shopName;
  return (
    <Link to="/{-$page}" params={{ page: undefined }} className="logo" aria-label={shellWording.home(name)}>
      {name}
    </Link>
  );
}
