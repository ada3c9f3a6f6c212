import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { paymentWording as words } from '#wording/payment.ts';

/** With this little time left, the shopper is warned and can ask for more. */
const shortMs = 120_000;

/** Minutes and seconds: "14:05". */
export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time left to pay. Warns before it ends; running out loses only the attempt, not the order. */
export function PaymentTimer({
  expiresAt,
  onMoreTime,
  onEnd,
}: {
  readonly expiresAt: string;
  readonly onMoreTime: () => void;
  readonly onEnd: () => void;
}) {
  const [left, setLeft] = useState(() => Date.parse(expiresAt) - Date.now());
  const isShort = left <= shortMs;
  const isOver = left <= 0;
  useEffect(() => {
    const tick = setInterval(() => setLeft(Date.parse(expiresAt) - Date.now()), 1000);
    return () => clearInterval(tick);
  }, [expiresAt]);
  useEffect(() => {
    if (isShort && !isOver) announce(words.timeShort(clockOf(shortMs)), 'assertive');
  }, [isShort, isOver]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <div className="payment-timer" data-short={isShort || undefined} role="timer">
      <span>{words.timeLeft(clockOf(left))}</span>
      {isShort ? (
        <Button size="small" onClick={onMoreTime}>
          {words.moreTime}
        </Button>
      ) : null}
    </div>
  );
}
