import { useConnection } from '#shopper/connection/store.ts';
import { useIsPersistingPrices } from '#shopper/device/use-is-persisting-prices.ts';
import { Notice } from '#ui/notice.tsx';
import { notHereWhyWording as words } from '#wording/not-here-why.ts';

/** Without a connection: why a shopper's account is not there, where they have not let this device keep it. */
export function NotKept() {
  const { shown } = useConnection();
  const [isPersisted] = useIsPersistingPrices();
  if (shown === 'online' || isPersisted !== false) return null;
  return (
    <Notice title={words.accountTitle}>
      <p>{words.accountText}</p>
    </Notice>
  );
}
