import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { shareWording as words } from '#wording/share.ts';
import { partWording } from '#wording/ui.ts';
import { canHandOn } from './hand-on.ts';
import { copiedText, type Shared } from './share-text.ts';
import './share.css';

/** A field with the shared text, to be copied by hand; `onShare` is null if the browser refused. */
export function ShareField({
  shared,
  note,
  onShare,
}: {
  readonly shared: Shared;
  readonly note: string | undefined;
  readonly onShare: (() => void) | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isText = shared.text !== undefined;
  return (
    <div ref={box} className="share-field">
      {note === undefined ? null : (
        <p className="measure" role="status">
          {note}
        </p>
      )}
      <TextArea
        label={isText ? words.textLabel : words.linkLabel}
        value={copiedText(shared)}
        rows={isText ? 8 : 3}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      {onShare === null ? (
        <Button onClick={() => box.current?.querySelector('textarea')?.focus()}>{words.select}</Button>
      ) : (
        <Button tone="primary" onClick={onShare}>
          {canHandOn(shared) ? partWording.share : words.copy}
        </Button>
      )}
    </div>
  );
}
