import { useSyncExternalStore } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { savedSearchWording as words } from '#wording/saved-search.ts';
import { storedSearches, maxSearches, type SavedSearch, withoutSearch, withSearch } from './saved-searches.ts';

const none: readonly SavedSearch[] = [];

/** This shopper's saved searches on this device, latest first, and the functions that change them. */
export const useSavedSearches = () => {
  const { audience } = useShop();
  const searches = useSyncExternalStore(
    storedSearches.subscribe,
    () => storedSearches.read(audience),
    () => none,
  );
  const write = (list: readonly SavedSearch[]): boolean => {
    const isStored = storedSearches.write(audience, list);
    if (!isStored) showToast({ tone: 'error', text: words.notSaved });
    return isStored;
  };
  return {
    searches,
    /** False if it could not be saved; a message has said so. */
    save: (search: SavedSearch): boolean => {
      const list = withSearch(storedSearches.read(audience), search);
      if (list !== 'full') return write(list);
      showToast({ tone: 'error', text: words.full(maxSearches) });
      return false;
    },
    remove: (search: SavedSearch): void => {
      const before = storedSearches.read(audience);
      if (!write(withoutSearch(before, search))) return;
      const action = { label: words.undo, onPress: () => void write(before) };
      showToast({ tone: 'success', text: words.removed(search.name), action });
    },
  };
};
