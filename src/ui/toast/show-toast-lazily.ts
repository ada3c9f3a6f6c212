import type { Toast } from './toast-state.ts';

/** Shows a toast; its code is fetched with the first one. */
export const showToastLazily = async (toast: Omit<Toast, 'id'>): Promise<void> => {
  const state = await import('./toast-state.ts');
  state.showToast(toast);
};
