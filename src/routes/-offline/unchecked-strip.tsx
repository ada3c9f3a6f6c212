import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#features/account/account-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { UserIcon } from '#ui/notice-icons.tsx';
import { Strip } from '#ui/strip.tsx';
import { sessionWording as words } from '#wording/session.ts';

/** Shows the shopper's name if this device knows it. */
export function UncheckedStrip() {
  const { data } = useQuery(customerQuery(useShop()));
  const name = data === undefined ? null : `${data.firstName} ${data.lastName}`;
  return (
    <Strip icon={<UserIcon size={18} />}>
      <b>{name === null ? words.signedInUnchecked : words.signedInAs(name)}</b> {words.unchecked}
    </Strip>
  );
}
