import { useConnection } from '#shopper/connection/store.ts';
import { useIsPersistingPrices } from '#shopper/device/use-is-persisting-prices.ts';
import { Notice } from '#ui/notice.tsx';
import { notHereWhyWording as words } from '#wording/not-here-why.ts';

/** Explains, without a connection, why the account of a shopper who hasn't allowed this device to store it is missing. */
export function NotPersisted() {
  const { shown } = useConnection();
  const [isPersisted] = useIsPersistingPrices();
  if (shown === 'online' || isPersisted !== false) return null;
  return (
    <Notice title={words.accountTitle}>
      <p>{words.accountText}</p>
    </Notice>
  );
}
