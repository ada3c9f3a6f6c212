import { memo, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { FileButton } from '#features/quick-order/input/file-button.tsx';

/** Actions on the whole pad; memoised, so that they don't re-render on every keystroke. */
export const PadTools = memo(function PadTools({
  onFiles,
  onClear,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  /** Null if there is nothing to clear. */
  readonly onClear: (() => Promise<void>) | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      <FileButton onFiles={onFiles} />
      {children}
      {onClear === null ? null : (
        <Button tone="quiet" onClick={() => void onClear()}>
          {words.clear}
        </Button>
      )}
      <span className="pad-hint">{words.pasteHint}</span>
      <Button tone="quiet" className="pad-keys" onClick={() => dispatchEvent(new Event('showkeys'))}>
        {words.keys} <kbd>?</kbd>
      </Button>
    </>
  );
});
