import { type Toast, toastState } from './toast-state.ts';

/** Dismisses those that are over: what they say was mended, or is read by now. */
export function dismissToasts(isOver: (toast: Toast) => boolean): void {
  toastState.toasts = toastState.toasts.filter((toast) => !isOver(toast));
}
