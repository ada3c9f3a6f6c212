import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ChunkFailure } from '#ui/chunk-failure.ts';
import { ChunkFailureScreen } from '#features/update/chunk-failure-screen.tsx';
import { failureStatus } from '#shopper/failure-status.ts';
import { announce } from '#ui/announce.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/screen-icons.tsx';
import { useOwnTitle } from '#ui/use-own-title.ts';
import { notHereWording } from '#wording/connection.ts';
import { errorWording, errorWords } from '#wording/errors.ts';
import { useMarkHydrated } from './use-mark-hydrated.ts';
import { NotHereScreen } from '#routes/-offline/not-here-screen.tsx';

/** The error screen of a route: no answer, a refusal by the store, or a bug. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  useMarkHydrated();
  const router = useRouter();
  const queryClient = useQueryClient();
  const again = async () => {
    const here = router.latestLocation.href;
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    reset();
    await router.invalidate();
    const isStillHere = router.latestLocation.href === here;
    const failed = router.stores.matches.get().some(({ status }) => status === 'error');
    if (isStillHere && failed) announce(notHereWording.stillNothing);
  };
  // The browser remembers a failed module for the life of the page, so only a new page can help.
  if (error instanceof ChunkFailure) {
    const { reason } = error;
    return reason === 'offline' ? (
      <NotHereScreen onAgain={reload} />
    ) : (
      <ChunkFailureScreen reason={reason} onReload={reload} />
    );
  }
  const status = failureStatus(error);
  return status === null ? (
    <NotHereScreen onAgain={() => void again()} />
  ) : (
    <Failed status={status} onAgain={() => void again()} />
  );
}

const reload = () => location.reload();

function Failed({ status, onAgain }: { status: number; onAgain: () => void }) {
  const words = errorWords(status);
  useOwnTitle(words.title);
  return (
    <div className="wrap error-screen">
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
