import { useNavigate } from '@tanstack/react-router';
import type { GoodRow } from '#features/quick-order/pad-row.ts';
import { SaveAsList } from '#features/wishlists/save-as-list.tsx';
import { useShop } from '#shopper/shop.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { itemOfRow } from './line-of-row.ts';

/** Saves valid rows of the pad as a list; they stay on the pad. Guests sign in first. */
export function SavePadAsList({ rows }: { readonly rows: readonly GoodRow[] }) {
  const { isSignedIn } = useShop();
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  return (
    <SaveAsList
      name={words.listName}
      itemsOf={() => Promise.resolve(rows.map(itemOfRow))}
      onGuest={
        isSignedIn ? undefined : () => void navigate({ to: '/auth/login', search: { redirect_url: '/quick-order' } })
      }
    />
  );
}
