import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { sessionWording as words } from '#wording/session.ts';
import './session.css';

/** Confirms that an email is on its way; takes the focus, since the form it replaces is gone. */
export function EmailSent({ children, onAgain }: { readonly children: ReactNode; readonly onAgain?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="session-sent">
      <h2 tabIndex={-1} ref={heading}>
        {words.requested}
      </h2>
      <p>{children}</p>
      <p className="muted">{words.notArrived}</p>
      {onAgain === undefined ? null : <Button onClick={onAgain}>{words.anotherAddress}</Button>}
    </section>
  );
}
