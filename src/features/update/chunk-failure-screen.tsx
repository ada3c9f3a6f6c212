import { Button, LinkButton } from '#ui/button.tsx';
import { RefreshCwIcon } from '#ui/screen-icons.tsx';
import { updateWording } from '#wording/update.ts';
import type { ChunkFailureReason } from '#ui/chunk-failure.ts';
import { useOwnTitle } from '#ui/use-own-title.ts';

const words = {
  'new-version': { title: updateWording.newVersion, note: updateWording.newVersionNote },
  broken: { title: updateWording.broken, note: updateWording.brokenNote },
} as const;

/** Shown if the code of a screen is missing on the host, or broken. */
export function ChunkFailureScreen({
  reason,
  onReload,
}: {
  reason: Exclude<ChunkFailureReason, 'offline'>;
  onReload: () => void;
}) {
  const { title, note } = words[reason];
  useOwnTitle(title);
  return (
    <div className="wrap error-screen">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{note}</p>
      <p className="error-actions">
        <Button tone="primary" icon={<RefreshCwIcon size={18} />} onClick={onReload}>
          {updateWording.reload}
        </Button>
        <LinkButton href="/cart">{updateWording.cart}</LinkButton>
        <LinkButton href="/store">{updateWording.store}</LinkButton>
      </p>
    </div>
  );
}
