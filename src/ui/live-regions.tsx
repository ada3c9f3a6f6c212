import { useEffect, useRef } from 'react';
import { onAnnouncement } from './announce.ts';
import './visually-hidden.css';

const settleMs = 120;
const forgetMs = 5000;

/** Two hidden live regions for `announce`; messages in quick succession are joined. Render once per page. */
export function LiveRegions() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const waiting: Record<'polite' | 'assertive', string[]> = { polite: [], assertive: [] };
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function later(ms: number, act: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, ms);
      timers.add(timer);
    }
    const stop = onAnnouncement((message, isUrgent) => {
      const region = isUrgent ? assertive.current : polite.current;
      const queue = isUrgent ? waiting.assertive : waiting.polite;
      queue.push(message);
      if (queue.length > 1 || region === null) return;
      region.textContent = '';
      later(settleMs, () => {
        const said = [...new Set(queue.splice(0))].join(' ');
        region.textContent = said;
        later(forgetMs, () => {
          if (region.textContent === said) region.textContent = '';
        });
      });
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <div className="vh" ref={polite} aria-live="polite" data-live-announcer="true" />
      <div className="vh" ref={assertive} aria-live="assertive" data-live-announcer="true" />
    </>
  );
}
