import { copiedText, type Shared } from './share-text.ts';

/** How sharing ended: passed to another program, copied, cancelled by the shopper, or refused by the browser. */
export type HandedOn = 'shared' | 'copied' | 'left' | 'refused';

/** Shares through the system's share sheet if there is one; otherwise copies. */
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
    // Refused, or a page without TLS, which has no clipboard.
    return 'refused';
  }
};

/** Browsers without a share sheet lack the function; some have it, but refuse certain data. */
export const canHandOn = (shared: Shared): boolean =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(shared));
