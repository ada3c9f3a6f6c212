import { proxy } from 'valtio';

/** Page-local payment state: the chosen provider, and whether a payment is being confirmed. */
export const paymentState = proxy<{ selectedProviderId: string | null; isConfirming: boolean }>({
  selectedProviderId: null,
  isConfirming: false,
});

export const selectProvider = (providerId: string | null): void => {
  paymentState.selectedProviderId = providerId;
};

/** Runs a confirmation with the flag set, and clears it whatever the outcome. */
export const whileConfirming = async <T>(confirm: () => Promise<T>): Promise<T> => {
  paymentState.isConfirming = true;
  try {
    return await confirm();
  } finally {
    paymentState.isConfirming = false;
  }
};
