import { firstMessageOf } from '#api/api-error.ts';
import { dismissToasts } from '#ui/toast/dismiss-toasts.ts';
import { showToast, type Toast } from '#ui/toast/toast-state.ts';
import { formWording } from '#wording/form.ts';

/** What a message of the checkout is about. */
export type ToldPart = 'customer' | 'addresses' | 'delivery' | 'code' | 'lines' | 'order';

const prefix = 'checkout ';
const isOfCheckout = ({ about }: Toast): boolean => about?.startsWith(prefix) === true;

/** A part is as the shopper wants it: why the store did not take it before is no longer true. */
export const dismissRefusal = (part: ToldPart): void =>
  dismissToasts(({ about, tone }) => tone === 'error' && about === prefix + part);

/** Says that a part is saved. What was said of the parts before it has been read; what is wrong with them still is. */
export const saySaved = (part: ToldPart, text: string): void => {
  dismissRefusal(part);
  dismissToasts((toast) => toast.tone === 'success' && isOfCheckout(toast) && toast.about !== prefix + part);
  showToast({ tone: 'success', text, about: prefix + part });
};

/** Says why a part was not taken, where the screen has no place for it. */
export const sayNotTaken = (part: ToldPart, error: unknown): void => {
  dismissRefusal(part);
  showToast({ tone: 'error', text: firstMessageOf(error) ?? formWording.storeSilent, about: prefix + part });
};

/**
 * Says the store's own words of what the screen shows in its place, too, and only for a moment. True if there were any: the
 * screen need not announce them again.
 */
export const sayRefusal = (part: ToldPart, error: unknown): boolean => {
  dismissRefusal(part);
  const text = firstMessageOf(error);
  if (text === null) return false;
  showToast({ tone: 'error', text, about: prefix + part, isShownInPlace: true });
  return true;
};

/** The order is placed: nothing that was said on the way to it matters any more. */
export const sayPlaced = (text: string): void => {
  dismissToasts(isOfCheckout);
  showToast({ tone: 'success', text, about: `${prefix}order` });
};
