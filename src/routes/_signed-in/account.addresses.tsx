import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { customerQuery } from '#features/account/account-queries.ts';
import { useSaveAddress } from '#features/account/account-writes.ts';
import { AddressBook } from '#features/account/address-book.tsx';
import { AddressForm } from '#features/addresses/address-form.tsx';
import { addressesQuery } from '#shopper/addresses/queries.ts';
import { useTyped } from '#shopper/drafts/use-typed.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountWording } from '#wording/account.ts';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { type SearchValues, textOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** `edit` is the id of the address to edit, or `own` or `company` for a new one. */
const editSearch = ({ edit }: SearchValues): { edit?: string | undefined } => withoutUndefined({ edit: textOf(edit) });

export const Route = createFileRoute('/_signed-in/account/addresses')({
  validateSearch: editSearch,
  head: () => pageHead({ title: pageTitles.addresses }),
  component: AddressesScreen,
});

function AddressesScreen() {
  const { edit } = Route.useSearch();
  const title =
    edit === undefined
      ? pageTitles.addresses
      : edit === 'own'
        ? accountWording.addAddress
        : edit === 'company'
          ? accountWording.addCompanyAddress
          : accountWording.editAddress;
  return (
    <AccountScreen title={title}>
      {edit === undefined ? <AddressBook /> : <EditAddress key={edit} edit={edit} />}
    </AccountScreen>
  );
}

function EditAddress({ edit }: { edit: string }) {
  const shop = useShop();
  const navigate = useNavigate();
  const settings = useStoreSettings();
  const { data: addresses, isError } = useQuery(addressesQuery(shop));
  const { data: customer } = useQuery(customerQuery(shop));
  const save = useSaveAddress();
  const draft = useTyped(`address ${edit}`);
  const isNew = edit === 'own' || edit === 'company';
  const address = addresses?.find(({ id }) => id === edit);
  const back = async () => {
    await draft.forget();
    await navigate({ to: '/account/addresses' });
  };
  if (draft.typed === undefined || (isNew ? customer === undefined : addresses === undefined && !isError)) {
    return <Skeleton label={accountWording.loading} lines={6} />;
  }
  if (!isNew && address === undefined) return <p>{accountWording.addressMissing}</p>;
  const { firstName, lastName, phone, company } = customer ?? {};
  const known = { firstName, lastName, phone, companyName: company?.name };
  const initial = address ?? Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return (
    <div className="measure">
      {draft.typed === null ? null : <p className="address-typed muted">{accountWording.typedBefore}</p>}
      <AddressForm
        initial={initial}
        countryCodes={settings?.countryCodes ?? [shop.countryCode]}
        defaultCountryCode={shop.countryCode}
        submitLabel={accountWording.saveAddress}
        section="shipping"
        hasInstructions
        draft={draft}
        onCancel={() => void back()}
        onSubmit={async (body) => {
          await save.mutateAsync({ to: edit, body });
          await back();
        }}
      />
    </div>
  );
}
