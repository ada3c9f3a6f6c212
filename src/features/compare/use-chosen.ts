import { useSyncExternalStore } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { compareWording as words } from '#wording/compare.ts';
import { type Chosen, keptChosen, mostChosen, withChosen, withoutChosen } from './chosen.ts';

const none: readonly Chosen[] = [];

/** The products chosen for comparison, and the functions that change them. */
export const useChosen = () => {
  const { audience } = useShop();
  const chosen = useSyncExternalStore(
    keptChosen.subscribe,
    () => keptChosen.read(audience),
    () => none,
  );
  const write = (list: readonly Chosen[]): void => {
    if (keptChosen.write(audience, list)) announce(words.chosen(list.length, mostChosen));
    else showToast({ tone: 'error', text: words.notKept });
  };
  return {
    chosen,
    choose: (product: Chosen): void => {
      const list = withChosen(keptChosen.read(audience), product);
      if (list === 'full') showToast({ tone: 'error', text: words.full(mostChosen) });
      else write(list);
    },
    drop: (slug: string): void => write(withoutChosen(keptChosen.read(audience), slug)),
    clear: (): void => write([]),
  };
};
