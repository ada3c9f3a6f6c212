import { useShownSku } from '#shopper/shown/sku.ts';
import { shareWording as words } from '#wording/share.ts';
import { padHash } from './pad-link.ts';
import { ShareButton } from './share-button.tsx';
import { linesText, type NamedLine } from './share-text.ts';

/**
 * Shares the lines of a list as text, with a link that puts them on the pad of whoever opens it. The list itself is private
 * to its account: neither its id nor its prices are shared.
 */
export function ShareList({ title, lines, hasPad }: ShareListProps) {
  const shownSku = useShownSku();
  const shown = lines.filter(({ sku }) => shownSku(sku) !== null);
  if (shown.length === 0) return null;
  const hash = hasPad ? padHash(shown) : null;
  const url = hash === null ? {} : { url: new URL(`/quick-order#${hash}`, location.origin).href };
  return (
    <ShareButton
      what={title}
      sharedOf={() => ({ title, text: linesText(shown), ...url })}
      note={hash === null ? words.listTextAlone(shown.length) : words.listText(shown.length)}
    />
  );
}

export interface ShareListProps {
  readonly title: string;
  readonly lines: readonly NamedLine[];
  /** Whether the store has quick order. */
  readonly hasPad: boolean;
}
