import { Link } from '@tanstack/react-router';
import type { LaneBlock } from '#offline/journal/entry.ts';
import { Notice } from '#ui/notice.tsx';
import { syncWording as words } from '#wording/sync.ts';

/** Why sending is blocked, and how to unblock it. */
export function SendingBlocked({ by, count }: { readonly by: LaneBlock; readonly count: number }) {
  return (
    <Notice
      tone="warning"
      title={words.blocked[by](count)}
      actions={
        by === 'sign-in' ? (
          <Link to="/auth/login" search={{ redirect_url: '/sync' }} className="btn" data-tone="primary">
            {words.signIn}
          </Link>
        ) : (
          <Link to="/privacy-policy" className="btn" data-tone="primary">
            {words.readPolicy}
          </Link>
        )
      }
    >
      <p>{words.blockedText}</p>
    </Notice>
  );
}
