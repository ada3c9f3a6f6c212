import { useStoreSettings } from '#shopper/store-queries.ts';
import './print-head.css';

/** The store, at the head of a printed page; the screen does not show it. */
export function PrintHead() {
  const settings = useStoreSettings();
  if (settings === undefined) return null;
  return (
    <address className="print-head">
      <b>{settings.storeName}</b>
      <span>
        {settings.supportPhone}, {settings.supportEmail}
      </span>
    </address>
  );
}
