import { type ReactNode, useSyncExternalStore } from 'react';
import { onConnectionNote, readConnectionNote } from './connection-note-state.ts';
import { WifiOffIcon } from './notice-icons.tsx';
import './connection-note.css';

/** Shown beside a button that needs a connection; nothing while online. `children` says what still works. */
export function ConnectionNote({ children }: { children?: ReactNode }) {
  const note = useSyncExternalStore(onConnectionNote, readConnectionNote, () => null);
  if (note === null) return null;
  return (
    <p className="connection-note">
      <WifiOffIcon size={18} />
      <span>
        {children === undefined || children === null ? null : <b>{children} </b>}
        {note}
      </span>
    </p>
  );
}
