import { useEffect, useState } from 'react';

/** The time in milliseconds of the epoch, moved on every so often. */
export const useNow = (everyMs = 15_000): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
