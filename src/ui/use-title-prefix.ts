import { useEffect } from 'react';

/** While `isOn`, the document's title starts with `prefix` ("Error: "); the rest of the title is left as it was. */
export function useTitlePrefix(prefix: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    document.title = `${prefix}${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, isOn]);
}
