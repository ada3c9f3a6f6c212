import { useEffect, useRef, type FocusEvent } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton, Button } from '#ui/button.tsx';
import { takeLostFocus } from '#ui/lost-focus.ts';
import { XIcon } from '#ui/icons.tsx';
import { CircleAlertIcon, CircleCheckIcon } from '#ui/notice-icons.tsx';
import { dismissToast, timeOf, toastState, type Toast } from './toast-state.ts';
import { startToastTimer, type ToastTimer } from './toast-timer.ts';
import './toast-region.css';

/** Toasts at the bottom right, in a landmark named `label`. Render once per page. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const { toasts } = useSnapshot(toastState);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    // The toast that had the focus is gone: it goes back to where it came from.
    if (cameFrom.current instanceof HTMLElement) takeLostFocus(cameFrom.current);
  });
  const noteOrigin = (from: Element | null) => {
    cameFrom.current = from;
  };
  const successes = toasts.filter(({ tone }) => tone === 'success');
  const errors = toasts.filter(({ tone }) => tone === 'error');
  return (
    <section className="toasts" aria-label={label} data-print="hide" data-react-aria-top-layer="true">
      <div role="alert" aria-atomic="false">
        {errors.map((toast) => (
          <ToastNote key={toast.id} toast={toast} dismissLabel={dismissLabel} onEnter={noteOrigin} />
        ))}
      </div>
      <output aria-atomic="false">
        {successes.map((toast) => (
          <ToastNote key={toast.id} toast={toast} dismissLabel={dismissLabel} onEnter={noteOrigin} />
        ))}
      </output>
    </section>
  );
}

function ToastNote({
  toast,
  dismissLabel,
  onEnter,
}: {
  toast: Toast;
  dismissLabel: string;
  /** Called with what had the focus before, or with null once the focus has left. */
  onEnter: (from: Element | null) => void;
}) {
  const timer = useRef<ToastTimer>(null);
  useEffect(() => {
    const ms = timeOf(toast, toastState.time);
    if (ms === null) return undefined;
    const running = startToastTimer(ms, () => dismissToast(toast.id));
    timer.current = running;
    function watch() {
      if (document.hidden) running.hold();
      else running.release();
    }
    if (document.hidden) running.hold();
    document.addEventListener('visibilitychange', watch);
    return () => {
      running.stop();
      document.removeEventListener('visibilitychange', watch);
    };
  }, [toast]);

  function leave(event: FocusEvent<HTMLSpanElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    timer.current?.release();
    onEnter(null);
  }
  function enter(event: FocusEvent<HTMLSpanElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    timer.current?.hold();
    onEnter(event.relatedTarget);
  }
  return (
    <span
      className="toast"
      data-tone={toast.tone}
      onPointerEnter={() => timer.current?.hold()}
      onPointerLeave={() => timer.current?.release()}
      onFocus={enter}
      onBlur={leave}
    >
      {toast.tone === 'error' ? <CircleAlertIcon /> : <CircleCheckIcon />}
      <span className="toast-words">
        {toast.text}
        {toast.details === undefined ? null : <span className="toast-details">{toast.details}</span>}
      </span>
      {toast.action === undefined ? null : (
        <Button
          size="small"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" label={dismissLabel} icon={<XIcon size={18} />} onClick={() => dismissToast(toast.id)} />
    </span>
  );
}
