import { Link } from '@tanstack/react-router';
import { Notice } from '#ui/notice.tsx';
import { Strip } from '#ui/strip.tsx';
import { PencilIcon } from '#ui/icons.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { orderDraftWording as words } from '#wording/order-draft.ts';
import { useOrderDraft } from './draft-store.ts';

/** What is to be said of an order that was prepared on this device; null where there is none. */
const useDraftTitle = (): string | null => {
  const draft = useOrderDraft();
  if (!draft) return null;
  if (draft.attempt !== null) return words.unanswered;
  return draft.ready === null ? null : checkoutWording.readyNotPlaced;
};

/** Leads to an order that was prepared on this device; nothing where there is none. */
export function DraftNotice() {
  const title = useDraftTitle();
  if (title === null) return null;
  return (
    <Notice
      title={title}
      actions={
        <Link to="/checkout" className="btn">
          {words.toCheckout}
        </Link>
      }
    />
  );
}

/** The same under the header, as once the connection is back. */
export function DraftStrip() {
  const title = useDraftTitle();
  if (title === null) return null;
  return (
    <Strip icon={<PencilIcon size={18} />} action={<Link to="/checkout">{words.toCheckout}</Link>}>
      <b>{title}</b>
    </Strip>
  );
}
