import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { runScan, type ScanFailure } from './scan-loop.ts';

export type ScanState =
  | { readonly type: 'starting' }
  /** `isInSight` while a code that has counted is still in view. */
  | { readonly type: 'running'; readonly stream: MediaStream; readonly isInSight: boolean }
  | { readonly type: 'failed'; readonly failure: ScanFailure };

/** The camera while it is shown: every code that it sees, and why it shows nothing. A hidden page releases it. */
export const useScan = (
  onCode: (code: string) => void,
): { readonly video: RefObject<HTMLVideoElement | null>; readonly state: ScanState; readonly again: () => void } => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>({ type: 'starting' });
  const take = useRef(onCode);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    take.current = onCode;
  });
  const run = useCallback(() => {
    running.current?.abort();
    if (document.hidden) return;
    const left = new AbortController();
    running.current = left;
    const fail = (failure: ScanFailure) => {
      if (left.signal.aborted) return;
      left.abort();
      setState({ type: 'failed', failure });
    };
    runScan(() => video.current, left.signal, {
      onStream: (stream) => setState({ type: 'running', stream, isInSight: false }),
      onCode: (code) => take.current(code),
      onSight: (isInSight) =>
        setState((before) =>
          before.type === 'running' && before.isInSight !== isInSight ? { ...before, isInSight } : before,
        ),
      onFailure: fail,
    }).catch((error: unknown) => {
      if (!left.signal.aborted) reportError(error);
      fail('unreadable');
    });
  }, []);
  const again = useCallback(() => {
    setState({ type: 'starting' });
    run();
  }, [run]);
  useEffect(() => {
    run();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      running.current?.abort();
    };
  }, [run, again]);
  return { video, state, again };
};
