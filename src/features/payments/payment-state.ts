import { proxy } from 'valtio';

/** What only this page knows of a payment: the way that is chosen, and whether one is being confirmed right now. */
export const paymentState = proxy<{ selectedProviderId: string | null; isConfirming: boolean }>({
  selectedProviderId: null,
  isConfirming: false,
});

/** Chooses a way to pay. */
export const selectProvider = (providerId: string | null): void => {
  paymentState.selectedProviderId = providerId;
};

/** Runs a confirmation; the flag is true while it runs and false after, whatever comes of it. */
export const whileConfirming = async <T>(confirm: () => Promise<T>): Promise<T> => {
  paymentState.isConfirming = true;
  try {
    return await confirm();
  } finally {
    paymentState.isConfirming = false;
  }
};
