import { type Toast, toastState } from './toast-state.ts';

/** Dismisses outdated toasts: their problem is solved, or the shopper has read the message elsewhere. */
export function dismissToasts(isOver: (toast: Toast) => boolean): void {
  toastState.toasts = toastState.toasts.filter((toast) => !isOver(toast));
}
