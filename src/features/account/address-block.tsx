import { Link } from '@tanstack/react-router';
import type { Address } from '#contract/address.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialog/confirm-state.ts';
import { accountWording as words } from '#wording/account.ts';
import { useDeleteAddress, useMakeAddressDefault } from './account-writes.ts';

/** One address; company addresses are read-only. */
export function AddressBlock({ address, isOwn }: { readonly address: Address; readonly isOwn: boolean }) {
  const { formattedAddress } = address;
  return (
    <li className="address-block">
      <p className="address-lines">
        {address.isDefault ? <b className="address-default">{words.isDefault}</b> : null}
        <span>{formattedAddress}</span>
        {address.phone ? <span className="muted">{address.phone}</span> : null}
        {address.deliveryInstructions ? <span className="muted">{address.deliveryInstructions}</span> : null}
      </p>
      {isOwn ? <AddressActions address={address} /> : null}
    </li>
  );
}

function AddressActions({ address: { id, formattedAddress, isDefault } }: { readonly address: Address }) {
  const remove = useDeleteAddress();
  const makeDefault = useMakeAddressDefault();
  const askToRemove = async () => {
    const isSure = await askToConfirm({
      title: words.removeTitle,
      message: words.removeMessage(formattedAddress),
      acceptLabel: words.remove,
      rejectLabel: words.keepIt,
      tone: 'danger',
    });
    if (isSure) remove.mutate(id);
  };
  return (
    <div className="address-actions">
      <Link
        to="/account/addresses"
        search={{ edit: id }}
        className="btn"
        data-size="small"
        aria-label={words.editOf(formattedAddress)}
      >
        {words.edit}
      </Link>
      {isDefault ? null : (
        <Button
          size="small"
          isPending={makeDefault.isPending}
          aria-label={words.makeDefaultOf(formattedAddress)}
          onClick={() => makeDefault.mutate(id)}
        >
          {words.makeDefault}
        </Button>
      )}
      <Button
        size="small"
        tone="danger"
        isPending={remove.isPending}
        aria-label={words.removeOf(formattedAddress)}
        onClick={() => void askToRemove()}
      >
        {words.remove}
      </Button>
    </div>
  );
}
