import { useEffect, useState, type ComponentType } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import type { DialogPanelProps } from './dialog-panel.tsx';

let loaded: ComponentType<DialogPanelProps> | undefined;

/** Preloads the dialog's code, for instance when a pointer rests on a button that opens one. */
export async function loadDialogPanel(): Promise<ComponentType<DialogPanelProps>> {
  loaded = (await import('./dialog-panel.tsx')).DialogPanel;
  return loaded;
}

/** The dialog component once loaded, fetched when first wanted; calls `onFailed` if it can't be fetched. */
export function useDialogPanel(isWanted: boolean, onFailed: () => void): ComponentType<DialogPanelProps> | undefined {
  const [panel, setPanel] = useState<{ Panel: ComponentType<DialogPanelProps> | undefined }>({ Panel: loaded });
  useEffect(() => {
    if (!isWanted || panel.Panel !== undefined) return;
    loadDialogPanel().then(
      (Panel) => setPanel({ Panel }),
      (failure: unknown) => {
        onFailed();
        reportMissingPart(failure);
      },
    );
  }, [isWanted, panel, onFailed]);
  return panel.Panel;
}
