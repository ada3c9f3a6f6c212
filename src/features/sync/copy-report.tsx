import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { ClipboardListIcon } from '#ui/screen-icons.tsx';
import { syncWording as words } from '#wording/sync.ts';

/** Copies the report to the clipboard, or shows it for copying by hand if the browser doesn't allow that. */
export function CopyReport({ make }: { readonly make: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const report = make();
    try {
      await navigator.clipboard.writeText(report);
      setShown(null);
      setCopied(true);
      announce(words.copied);
    } catch {
      setShown(report);
    }
  };
  return (
    <div className="sync-report">
      <p>{words.copyNote}</p>
      <Button icon={<ClipboardListIcon size={18} />} onClick={() => void copy()}>
        {words.copyReport}
      </Button>
      {isCopied && shown === null ? <p className="sync-copied">{words.copied}</p> : null}
      {shown === null ? null : (
        <textarea
          className="input"
          ref={(area) => {
            area?.focus();
            area?.select();
          }}
          readOnly
          rows={12}
          aria-label={words.report}
          value={shown}
        />
      )}
    </div>
  );
}
