import { useQueryClient, onlineManager } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureStatus } from '#shopper/failure-status.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/icons.tsx';
import { errorWording, errorWords } from '#wording/errors.ts';

/** What a screen shows that could not be made: for want of an answer, because the store refused, or by a slip of ours. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const again = () => {
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    reset();
    void router.invalidate();
  };
  const status = failureStatus(error);
  return status === null ? <Unanswered onAgain={again} /> : <Failed status={status} onAgain={again} />;
}

function Failed({ status, onAgain }: { status: number; onAgain: () => void }) {
  const words = errorWords(status);
  return (
    <div className="wrap error-screen">
      <title>{words.title}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.description}</p>
      <p className="muted">{errorWording.code(status)}</p>
      <p className="error-actions">
        <LinkButton href={status === 500 ? '/' : '/store'} tone="primary">
          {words.action}
        </LinkButton>
        <Button icon={<RefreshCwIcon size={18} />} onClick={onAgain}>
          {errorWording.tryAgain}
        </Button>
      </p>
    </div>
  );
}

function Unanswered({ onAgain }: { onAgain: () => void }) {
  const isOnline = onlineManager.isOnline();
  const title = isOnline ? errorWording.unanswered : errorWording.offlineTitle;
  useEffect(() => onlineManager.subscribe((isBack) => isBack && onAgain()), [onAgain]);
  return (
    <div className="wrap error-screen">
      <title>{title}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{isOnline ? errorWording.unansweredNote : errorWording.offlineNote}</p>
      <p className="error-actions">
        <Button tone="primary" icon={<RefreshCwIcon size={18} />} onClick={onAgain}>
          {errorWording.tryAgain}
        </Button>
        <Link to="/cart">{errorWording.cart}</Link>
        <Link to="/store">{errorWording.store}</Link>
      </p>
    </div>
  );
}
