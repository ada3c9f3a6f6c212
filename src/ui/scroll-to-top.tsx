import { useEffect, useState } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import './scroll-to-top.css';

const threshold = 100;

const goUp = (): void => {
  // The button disappears near the top, and browsers stop a smooth scroll when the focused element goes.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
};

/** A button back to the top that appears after scrolling more than 100 px. */
export function ScrollToTop({ label }: { label: string }) {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const look = () => setIsFarDown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <button
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
