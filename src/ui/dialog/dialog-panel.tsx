import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#ui/button.tsx';
import { XIcon } from '#ui/icons.tsx';
import './dialog-panel.css';

/** `side` centres it or docks it to an edge as a sheet; `actions` stay in view at the bottom. */
export type DialogPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  role?: 'dialog' | 'alertdialog';
  side?: 'middle' | 'start' | 'end' | 'bottom';
  icon?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** The lazy half of Dialog, Sheet and ConfirmDialog: traps the focus, hides the rest, closes on Escape. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  closeLabel,
  role = 'dialog',
  side = 'middle',
  icon,
  actions,
  children,
}: DialogPanelProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <Modal className="dialog" data-side={side}>
        <AriaDialog className="dialog-panel" role={role}>
          <header className="dialog-head">
            {icon}
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {actions === undefined ? null : <footer className="dialog-actions">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
