import { useStoreSettings } from '#shopper/store-queries.ts';
import './print-head.css';

/** The store's contact details at the top of a printed page; hidden on screen. */
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
