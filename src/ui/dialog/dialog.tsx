import { createElement } from 'react';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { useDialogPanel } from './use-dialog-panel.ts';

/** A modal dialog, `min(640px, 100vw - 32px)` wide; Escape, the close button and a press outside all call `onClose`. */
export function Dialog(props: Omit<DialogPanelProps, 'role' | 'side'>) {
  const panel = useDialogPanel(props.isOpen, props.onClose);
  return panel === undefined ? null : createElement(panel, props);
}

/** A modal sheet docked to an edge, by default the end: filters, menus. */
export function Sheet({
  side = 'end',
  ...props
}: Omit<DialogPanelProps, 'role' | 'side'> & { side?: 'start' | 'end' | 'bottom' }) {
  const panel = useDialogPanel(props.isOpen, props.onClose);
  return panel === undefined ? null : createElement(panel, { ...props, side });
}
