import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import './disclosure.css';

/** `note` goes at the far side of the summary; `isOpen` is the state until it is toggled, `onToggle` gets each change. */
export type DisclosureProps = {
  summary: string;
  note?: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A styled native `<details>` and `<summary>`. */
export function Disclosure({ summary, note, isOpen = false, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const onHydrated = useEffectEvent((isNowOpen: boolean) => {
    if (isNowOpen !== isOpen) onToggle?.(isNowOpen);
  });
  // The shopper may have toggled it before hydration.
  useEffect(() => onHydrated(details.current?.open ?? false), []);
  return (
    <details
      className="disclosure"
      ref={details}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {note === undefined ? summary : <span>{summary}</span>}
        {note === undefined ? null : <span className="disclosure-note">{note}</span>}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
