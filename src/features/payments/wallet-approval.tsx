import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { paymentWording as words } from '#wording/payment.ts';
import { onPaymentMessage } from './payment-message.ts';

/** A wallet that approves in its own window, opened by a press; closing the window abandons the attempt. */
export function WalletApproval({
  url,
  name,
  onFinished,
  onClosed,
}: {
  readonly url: string;
  readonly name: string;
  readonly onFinished: () => void;
  readonly onClosed: () => void;
}) {
  const wallet = useRef<Window | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const finish = useEffectEvent(onFinished);
  const giveUp = useEffectEvent(onClosed);
  useEffect(
    () =>
      onPaymentMessage({ url, source: () => wallet.current }, (message) => {
        if (message.type !== 'finished') return;
        wallet.current?.close();
        wallet.current = null;
        finish();
      }),
    [url],
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const watch = setInterval(() => {
      if (wallet.current === null || !wallet.current.closed) return;
      setOpen(false);
      giveUp();
    }, 500);
    return () => clearInterval(watch);
  }, [isOpen]);

  const open = () => {
    wallet.current = window.open(url, 'tradecounter-wallet', 'popup,width=480,height=680');
    setBlocked(wallet.current === null);
    setOpen(wallet.current !== null);
    wallet.current?.focus();
  };
  return (
    <>
      {isBlocked ? <p role="alert">{words.walletBlocked}</p> : null}
      <div className="payment-actions">
        <Button tone="primary" onClick={open}>
          {words.payWith(name)}
        </Button>
      </div>
    </>
  );
}
