import { proxy } from 'valtio';

/** `success` goes by itself; `error`, and anything with an action, stays until it is dismissed. */
export type Toast = {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly details?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** How long messages stay, in ms; null is until closed. */
export type ToastTime = 3000 | 8000 | null;

/** The messages on show, oldest first, and the shopper's setting. Written by the functions below alone. */
export const toastState = proxy<{ toasts: Toast[]; time: ToastTime }>({ toasts: [], time: 3000 });

const maxToasts = 4;
let lastId = 0;

/** Shows a message and returns its id; the same text and tone twice is one message, shown anew. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const kept = toastState.toasts.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  toastState.toasts = [...kept, { ...toast, id: lastId }].slice(-maxToasts);
  return lastId;
}

/** Takes a message away; one that is gone already is no matter. */
export function dismissToast(id: number): void {
  toastState.toasts = toastState.toasts.filter((toast) => toast.id !== id);
}

/** Takes every message away, as when a shopper signs out. */
export function dismissAllToasts(): void {
  toastState.toasts = [];
}

/** How long successes stay from now on. */
export function setToastTime(time: ToastTime): void {
  toastState.time = time;
}

/** Ms a message stays, or null when it stays until it is dismissed. */
export function timeOf(toast: Pick<Toast, 'tone' | 'action'>, setting: ToastTime): number | null {
  return toast.tone === 'error' || toast.action !== undefined ? null : setting;
}
