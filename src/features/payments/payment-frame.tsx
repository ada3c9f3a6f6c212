import { useEffect, useRef, useState } from 'react';
import type { PaymentMessage } from '#contract/payment-message.ts';
import { hearPaymentMessages } from './payment-message.ts';
import './payment-frame.css';

/** A provider's own page in a frame: its fields or its check. It says how high it wants to be. */
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
  const hear = useRef(onMessage);
  const [height, setHeight] = useState(320);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    hear.current = onMessage;
  });
  useEffect(() => {
    setSrc(dressed(url));
    return hearPaymentMessages({ url, source: () => frame.current?.contentWindow ?? null }, (message) => {
      if (message.type === 'height') setHeight(Math.min(Math.max(message.height, 120), 1200));
      else hear.current(message);
    });
  }, [url]);
  return (
    <iframe
      ref={frame}
      className="payment-frame"
      src={src}
      title={title}
      height={height}
      allow="payment"
      referrerPolicy="origin"
    />
  );
}

/** The same page in the theme that the shop shows. */
const dressed = (url: string): string => {
  const chosen = document.documentElement.dataset['theme'];
  const isDark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  if (!isDark) return url;
  const address = new URL(url, location.href);
  address.searchParams.set('theme', 'dark');
  return address.href;
};
