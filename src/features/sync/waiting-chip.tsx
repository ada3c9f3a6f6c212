import { Link } from '@tanstack/react-router';
import { useNotes } from '#shopper/use-waiting.ts';
import { useWaitingCounts } from '#shopper/waiting/use-counts.ts';
import { PencilIcon, TriangleAlertIcon } from '#ui/notice-icons.tsx';
import { syncWording as words } from '#wording/sync.ts';
import { formatCount } from '#wording/words.ts';
import './waiting-chip.css';

/** A link to the sync centre with the count: "2 to send", or "1 to check" if something needs a decision. */
export function WaitingChip() {
  const notes = useNotes();
  const { toCheck, toSend } = useWaitingCounts();
  const needsChecking = toCheck > 0;
  if (!needsChecking && toSend === 0) return notes?.hasOthers === true ? <SignInChip /> : null;
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

/** A link to the sync centre for a guest on a device where another shopper's changes wait. */
function SignInChip() {
  return (
    <Link to="/sync" className="waiting-chip" data-state="send">
      <PencilIcon size={18} />
      <span>
        <span className="vh">{words.othersTitle}: </span>
        <span className="waiting-word">{words.chip.signIn}</span>
      </span>
    </Link>
  );
}
