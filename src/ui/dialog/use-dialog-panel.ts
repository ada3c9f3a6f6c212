import { useEffect, useState, type ComponentType } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';

let loaded: ComponentType<DialogPanelProps> | undefined;

/** Fetches the dialog's code ahead of need, as when a pointer rests on what opens one. */
export async function loadDialogPanel(): Promise<ComponentType<DialogPanelProps>> {
  loaded = (await import('./dialog-panel.tsx')).DialogPanel;
  return loaded;
}

/** The dialog's code once it is here, fetched when first wanted; `onFailed` is told when it cannot be had. */
export function useDialogPanel(isWanted: boolean, onFailed: () => void): ComponentType<DialogPanelProps> | undefined {
  const [panel, setPanel] = useState<{ Panel: ComponentType<DialogPanelProps> | undefined }>({ Panel: loaded });
  useEffect(() => {
    if (!isWanted || panel.Panel !== undefined) return;
    loadDialogPanel().then(
      (Panel) => setPanel({ Panel }),
      (failure: unknown) => {
        onFailed();
        reportError(failure);
      },
    );
  }, [isWanted, panel, onFailed]);
  return panel.Panel;
}
