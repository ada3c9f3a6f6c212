import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMessage } from '#contract/payment-message.ts';
import { onPaymentMessage } from './payment-message.ts';
import './payment-frame.css';

/** A provider's page in a frame, for card fields or a security check. It reports its own height. */
export function PaymentFrame({
  url,
  title,
  onMessage,
}: {
  readonly url: string;
  readonly title: string;
  readonly onMessage: (message: PaymentMessage) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(320);
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    return onPaymentMessage({ url, source: () => frame.current?.contentWindow ?? null }, (message) => {
      if (message.type === 'height') setHeight(Math.min(Math.max(message.height, 120), 1200));
      else hear(message);
    });
  }, [url]);
  return (
    <iframe
      ref={frame}
      className="payment-frame"
      src={url}

      title={title}
      height={height}
      allow="payment"
      referrerPolicy="origin"
    />
  );
}
