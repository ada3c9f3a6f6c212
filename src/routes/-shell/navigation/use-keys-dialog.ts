import { useEffect, useState } from 'react';

declare global {
  interface WindowEventMap {
    /** Asks for the list of keys. An event, so that whoever asks brings nothing of the dialog with the first view. */
    showkeys: Event;
  }
}

/** Whether the list of keys was asked for, and how it is closed. */
export const useKeysDialog = (): { readonly isOpen: boolean; readonly close: () => void } => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener('showkeys', open);
    return () => removeEventListener('showkeys', open);
  }, []);
  return { isOpen, close: () => setOpen(false) };
};
