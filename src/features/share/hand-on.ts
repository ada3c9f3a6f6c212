import { copiedText, type Shared } from './share-text.ts';

/** How it ended: handed to another program, copied, given up by the shopper, or refused by the browser. */
export type HandedOn = 'shared' | 'copied' | 'left' | 'refused';

/** Hands on what is shared: by the system's own sheet where there is one, else copied. */
export const handOn = async (shared: Shared): Promise<HandedOn> => {
  if (canHandOn(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(copiedText(shared));
    return 'copied';
  } catch {
    // Refused, or an address without TLS, where there is no clipboard.
    return 'refused';
  }
};

/** Browsers that know no sheet lack the function; some have it and refuse what they are given. */
export const canHandOn = (shared: Shared): boolean =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(shared));
