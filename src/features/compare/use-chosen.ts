import { useSyncExternalStore } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { compareWording as words } from '#wording/compare.ts';
import { type Chosen, storedChosen, maxChosen, withChosen, withoutChosen } from './chosen.ts';

const none: readonly Chosen[] = [];

/** The products chosen for comparison, and the functions that change them. */
export const useChosen = () => {
  const { audience } = useShop();
  const chosen = useSyncExternalStore(
    storedChosen.subscribe,
    () => storedChosen.read(audience),
    () => none,
  );
  const write = (list: readonly Chosen[]): void => {
    if (storedChosen.write(audience, list)) announce(words.chosen(list.length, maxChosen));
    else showToast({ tone: 'error', text: words.notSaved });
  };
  return {
    chosen,
    choose: (product: Chosen): void => {
      const list = withChosen(storedChosen.read(audience), product);
      if (list === 'full') showToast({ tone: 'error', text: words.full(maxChosen) });
      else write(list);
    },
    drop: (slug: string): void => write(withoutChosen(storedChosen.read(audience), slug)),
    clear: (): void => write([]),
  };
};
