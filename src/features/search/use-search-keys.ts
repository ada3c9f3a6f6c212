import { type KeyboardEvent, useState } from 'react';

/** Combobox keys: arrows move through the options of the list with `listId`, Enter picks the active one, Esc closes. */
export const useSearchKeys = ({
  listId,
  isOpen,
  onOpen,
  onClose,
}: {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}) => {
  const [activeId, setActiveId] = useState<string>();

  const options = () => [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const move = (step: 1 | -1) => {
    const all = options();
    if (all.length === 0) return;
    const now = all.findIndex((option) => option.id === activeId);
    const next = now === -1 ? (step === 1 ? 0 : all.length - 1) : now + step;
    const option = all[next];
    setActiveId(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else onOpen();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setActiveId(undefined);
      onClose();
    } else if (event.key === 'Enter' && isOpen && activeId !== undefined) {
      const active = options().find((option) => option.id === activeId);
      if (active === undefined) return;
      event.preventDefault();
      active.click();
    }
  };

  return { activeId, onKeyDown, reset: () => setActiveId(undefined) };
};
