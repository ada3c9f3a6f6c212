import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Address } from '#contract/address.ts';
import { addressesQuery, companyAddressesQuery } from '#shopper/addresses/queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { accountWording as words } from '#wording/account.ts';
import { partWording } from '#wording/ui.ts';
import { customerQuery } from './account-queries.ts';
import { AddressBlock } from './address-block.tsx';
import './address-book.css';

/** The shopper's own addresses, then those of their company, if any. */
export function AddressBook() {
  const shop = useShop();
  const own = useQuery(addressesQuery(shop));
  const { data: customer } = useQuery(customerQuery(shop));
  return (
    <div className="address-book" ref={keepFocus}>
      <section>
        <SectionHead title={words.ownAddresses} />
        <AddressList list={own} empty={<NoAddresses />} isOwn />
        <p className="address-add">
          <Link to="/account/addresses" search={{ edit: 'own' }} className="btn">
            <PlusIcon /> {words.addAddress}
          </Link>
        </p>
      </section>
      {customer?.company ? <CompanyAddresses company={customer.company.name} /> : null}
    </div>
  );
}

function CompanyAddresses({ company }: { readonly company: string }) {
  const list = useQuery(companyAddressesQuery(useShop()));
  return (
    <section>
      <SectionHead title={words.companyAddresses(company)} />
      <p className="muted">{words.companyNote}</p>
      <AddressList list={list} empty={<p>{words.noCompanyAddresses}</p>} isOwn={false} />
      <p className="address-add">
        <Link to="/account/addresses" search={{ edit: 'company' }} className="btn">
          <PlusIcon /> {words.addCompanyAddress}
        </Link>
      </p>
    </section>
  );
}

const NoAddresses = () => (
  <div>
    <h3>{words.noAddresses}</h3>
    <p className="muted">{words.noAddressesText}</p>
  </div>
);

function AddressList({
  list,
  empty,
  isOwn,
}: {
  readonly list: {
    readonly data: readonly Address[] | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly empty: React.ReactNode;
  readonly isOwn: boolean;
}) {
  if (list.data === undefined) {
    return <NotLoaded words={partWording} query={list} failed={words.loadFailed(words.addresses)} lines={3} />;
  }
  if (list.data.length === 0) return empty;
  return (
    <ul className="address-blocks">
      {list.data.map((address) => (
        <AddressBlock key={address.id} address={address} isOwn={isOwn} />
      ))}
    </ul>
  );
}
