import { useLayoutEffect, useRef, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import './scroll-to-top.css';

const thresholdPx = 100;
/** Gap between the button and the footer. */
const gapPx = 16;
/** Keeps the button inside the window, however tall the footer is. */
const minRoomPx = 200;

/**
 * Elements that it must not cover: a press meant for one of them would otherwise hit this button and scroll away. `data-keeps-clear` marks
 * words that are read before such a press.
 */
const pressed = 'a, button, input, select, textarea, label, summary, .button, [data-keeps-clear]';

/** Whether the button covers a control. */
const liesOn = (button: HTMLElement): boolean => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // Close enough together for a line of text: a link is no taller than that.
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [0, 0.25, 0.5, 0.75, 1].map((part) => top + (bottom - 1 - top) * part);
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
  // A layout effect, since otherwise the button would cover those controls for one frame.
  useLayoutEffect(() => {
    const look = () => {
      setIsFarDown(window.scrollY > thresholdPx);
      // Its position is known only once it is shown.
      if (!isFarDown || button.current === null) return;
      // Sits just above the footer, whose links it would otherwise cover, in the space that every page leaves free there.
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
      const restsAt = Number.parseFloat(getComputedStyle(button.current).bottom) || 0;
      const over = Math.min(Math.max(0, innerHeight - footer + gapPx - restsAt), innerHeight - minRoomPx);
      button.current.style.setProperty('translate', `0 ${-over}px`);
      button.current.toggleAttribute('data-on-footer', over > 0 && footer < button.current.getBoundingClientRect().top);
      button.current.toggleAttribute('data-gives-way', liesOn(button.current));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    // Content that appears or goes moves others under it without a scroll.
    const page = new ResizeObserver(look);
    page.observe(document.body);
    return () => {
      window.removeEventListener('scroll', look);
      page.disconnect();
    };
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
