import { useEffect, useRef, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import './scroll-to-top.css';

const threshold = 100;
/** Between it and the footer. */
const gapPx = 16;
/** It never leaves the window, however tall the footer is. */
const leastRoomPx = 200;

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
  useEffect(() => {
    const look = () => {
      setIsFarDown(window.scrollY > threshold);
      if (button.current === null) return;
      // Close above the footer, whose links it would cover, in the room that every page keeps free there.
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
      const restsAt = Number.parseFloat(getComputedStyle(button.current).bottom) || 0;
      const over = Math.min(Math.max(0, innerHeight - footer + gapPx - restsAt), innerHeight - leastRoomPx);
      button.current.style.setProperty('translate', `0 ${-over}px`);
      button.current.toggleAttribute('data-on-footer', over > 0 && footer < button.current.getBoundingClientRect().top);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
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
