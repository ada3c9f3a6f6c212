import { Link } from '@tanstack/react-router';
import { Notice } from '#ui/notice.tsx';
import { Strip } from '#ui/strip.tsx';
import { PencilIcon } from '#ui/notice-icons.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { orderDraftWording as words } from '#wording/order-draft.ts';
import { useOrderDraft } from './draft-store.ts';

/** The title of the notice about an order prepared on this device; null if there is none. */
const useDraftTitle = (): string | null => {
  const draft = useOrderDraft();
  if (!draft) return null;
  if (draft.attempt !== null) return words.unanswered;
  return draft.ready === null ? null : checkoutWording.readyNotPlaced;
};

/** A link to an order prepared on this device; renders nothing if there is none. */
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

/** The same as a strip under the header, for example once the connection is back. */
export function DraftStrip() {
  const title = useDraftTitle();
  if (title === null) return null;
  return (
    <Strip icon={<PencilIcon size={18} />} action={<Link to="/checkout">{words.toCheckout}</Link>}>
      <b>{title}</b>
    </Strip>
  );
}
