import { useLayoutEffect, useRef, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import './scroll-to-top.css';

const threshold = 100;
/** Between it and the footer. */
const gapPx = 16;
/** It never leaves the window, however tall the footer is. */
const leastRoomPx = 200;

/** What it gives way to: a press that meant a button of the page and hit this one would lead away from it. */
const pressed = 'button, input, select, textarea, label, summary, .button';

/** Whether something to press or type into lies under it. */
const liesOn = (button: HTMLElement): boolean => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [top, (top + bottom) / 2, bottom - 1];
  const isOther = (one: Element): boolean => {
    const found = one.closest(pressed);
    return found !== null && found !== button;
  };
  return xs.some((x) => ys.some((y) => document.elementsFromPoint(x, y).some(isOther)));
};

const goUp = (): void => {
  // The button disappears near the top, and browsers stop a smooth scroll when the focused element goes.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
};

/** A button back to the top that appears after scrolling more than 100 px. */
export function ScrollToTop({ label }: { label: string }) {
  const [isFarDown, setIsFarDown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Before the frame in which it is shown: for one it would lie over what it gives way to.
  useLayoutEffect(() => {
    const look = () => {
      setIsFarDown(window.scrollY > threshold);
      // Where it lies is known once it is shown.
      if (!isFarDown || button.current === null) return;
      // Close above the footer, whose links it would cover, in the room that every page keeps free there.
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
      const restsAt = Number.parseFloat(getComputedStyle(button.current).bottom) || 0;
      const over = Math.min(Math.max(0, innerHeight - footer + gapPx - restsAt), innerHeight - leastRoomPx);
      button.current.style.setProperty('translate', `0 ${-over}px`);
      button.current.toggleAttribute('data-on-footer', over > 0 && footer < button.current.getBoundingClientRect().top);
      button.current.toggleAttribute('data-gives-way', liesOn(button.current));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isFarDown]);
  return (
    <button
      ref={button}
      type="button"
      className="to-top"
      data-print="hide"
      hidden={!isFarDown}
      aria-label={label}
      title={label}
      onClick={goUp}
    >
      <ArrowUpIcon />
    </button>
  );
}
