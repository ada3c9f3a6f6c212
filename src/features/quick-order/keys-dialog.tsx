import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The keys of the pad, behind a button and `?`. */
export function KeysDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isTyping(event.target)) return;
      if (document.documentElement.dataset['shortcuts'] === 'off') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button tone="quiet" className="pad-keys" onClick={() => setOpen(true)}>
        {words.keys} <kbd>?</kbd>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.keysTitle} closeLabel={words.close}>
        <dl className="pad-key-list">
          {words.keyList.map(([key, does]) => (
            <div key={`${key} ${does}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
