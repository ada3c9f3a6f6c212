import { firstMessageOf } from '#api/api-error.ts';
import { dismissToasts } from '#ui/toast/dismiss-toasts.ts';
import { showToast, type Toast } from '#ui/toast/toast-state.ts';
import { formWording } from '#wording/form.ts';

/** The part of the checkout that a toast is about. */
export type CheckoutPart = 'customer' | 'addresses' | 'delivery' | 'code' | 'lines' | 'order';

const prefix = 'checkout ';
const isOfCheckout = ({ about }: Toast): boolean => about?.startsWith(prefix) === true;

/** Dismisses the refusals of a part once it is as the shopper wants it. */
export const dismissRefusal = (part: CheckoutPart): void =>
  dismissToasts(({ about, tone }) => tone === 'error' && about === prefix + part);

/** Confirms that a part is saved. Dismisses success toasts of other parts, which have been read by now, but not their errors. */
export const saySaved = (part: CheckoutPart, text: string): void => {
  dismissRefusal(part);
  dismissToasts((toast) => toast.tone === 'success' && isOfCheckout(toast) && toast.about !== prefix + part);
  showToast({ tone: 'success', text, about: prefix + part });
};

/** Shows why a part was refused, if the screen has no place for it. */
export const sayNotTaken = (part: CheckoutPart, error: unknown): void => {
  dismissRefusal(part);
  showToast({ tone: 'error', text: firstMessageOf(error) ?? formWording.storeSilent, about: prefix + part });
};

/**
 * Briefly shows the store's message in a toast as well, if the screen shows the refusal in place. Returns true if there was a
 * message: then the screen need not announce it again.
 */
export const sayRefusal = (part: CheckoutPart, error: unknown): boolean => {
  dismissRefusal(part);
  const text = firstMessageOf(error);
  if (text === null) return false;
  showToast({ tone: 'error', text, about: prefix + part, isShownInPlace: true });
  return true;
};

/** Confirms that the order is placed, and dismisses all earlier toasts of the checkout. */
export const sayPlaced = (text: string): void => {
  dismissToasts(isOfCheckout);
  showToast({ tone: 'success', text, about: `${prefix}order` });
};
