import { useEffect, useState } from 'react';

declare global {
  interface WindowEventMap {
    /** Opens the list of keyboard shortcuts. An event, so that its senders don't pull the dialog's code into the first view. */
    showkeys: Event;
  }
}

/** Whether the list of keyboard shortcuts is open, and a function that closes it. */
export const useKeysDialog = (): { readonly isOpen: boolean; readonly close: () => void } => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener('showkeys', open);
    return () => removeEventListener('showkeys', open);
  }, []);
  return { isOpen, close: () => setOpen(false) };
};
