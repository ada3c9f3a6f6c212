import { Link } from '@tanstack/react-router';
import { useWaitingCounts } from '#shopper/use-waiting.ts';
import { PencilIcon, TriangleAlertIcon } from '#ui/icons.tsx';
import { syncWording as words } from '#wording/sync.ts';
import { formatCount } from '#wording/words.ts';
import './waiting-chip.css';

/** A link to the sync centre with the count: "2 to send", or "1 to check" if something needs a decision. */
export function WaitingChip() {
  const { toCheck, toSend } = useWaitingCounts();
  const needsChecking = toCheck > 0;
  if (!needsChecking && toSend === 0) return null;
  return (
    <Link to="/sync" className="waiting-chip" data-state={needsChecking ? 'check' : 'send'}>
      {needsChecking ? <TriangleAlertIcon size={18} /> : <PencilIcon size={18} />}
      <span>
        {formatCount(needsChecking ? toCheck : toSend)}
        <span className="waiting-word"> {needsChecking ? words.chip.toCheck : words.chip.toSend}</span>
      </span>
    </Link>
  );
}
