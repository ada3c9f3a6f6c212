import { proxy } from 'valtio';

/**
 * `success` disappears by itself; `error`, and anything with an action, stays until dismissed, unless the screen shows the
 * same words in place. `about` names the toast's subject, for `dismissToasts`.
 */
export type Toast = {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly details?: string | undefined;
  readonly about?: string | undefined;
  readonly isShownInPlace?: boolean | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** How long toasts stay, in ms; null means until closed. */
export type ToastTime = 3000 | 8000 | null;

/** The current toasts, oldest first, and the shopper's setting. Only the functions below write it. */
export const toastState = proxy<{ toasts: Toast[]; time: ToastTime }>({ toasts: [], time: 3000 });

const maxToasts = 4;
let lastId = 0;

/** Adds a toast and returns its id; one with the same text and tone is replaced. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const kept = toastState.toasts.filter(({ text, tone }) => text !== toast.text || tone !== toast.tone);
  toastState.toasts = [...kept, { ...toast, id: lastId }].slice(-maxToasts);
  return lastId;
}

/** Dismisses a toast, if it is still there. */
export function dismissToast(id: number): void {
  toastState.toasts = toastState.toasts.filter((toast) => toast.id !== id);
}

/** Dismisses every toast, for instance at sign-out. */
export function dismissAllToasts(): void {
  toastState.toasts = [];
}

/** Sets how long success toasts stay. */
export function setToastTime(time: ToastTime): void {
  toastState.time = time;
}

/** How long a toast stays in ms, or null for until dismissed. */
export function timeOf(toast: Pick<Toast, 'tone' | 'action' | 'isShownInPlace'>, setting: ToastTime): number | null {
  const isLasting = toast.tone === 'error' && toast.isShownInPlace !== true;
  return isLasting || toast.action !== undefined ? null : setting;
}
