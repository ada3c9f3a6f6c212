import type { Toast } from './toast-state.ts';

/** Shows a message; what keeps messages is fetched with the first of them. */
export const showToast = async (toast: Omit<Toast, 'id'>): Promise<void> => {
  const state = await import('./toast-state.ts');
  state.showToast(toast);
};
