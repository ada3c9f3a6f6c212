import { useEffect, useState } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { savedWording as words } from '#wording/saved.ts';
import { sizeText } from '#wording/sync.ts';
import { statusOf } from './save-for-offline.tsx';
import { newSet, type SavedSet } from './saved-set.ts';
import { goneOf, removeSaved, startSaving, stopSaving } from './saving.ts';
import { useProgress, useSavedSets } from './use-saved.ts';
import './saved.css';

/** The sets saved for offline, with size and age, to update and remove; warns about sets that the browser has evicted. */
export function SavedRows({ onChanged }: { readonly onChanged: () => void }) {
  const sets = useSavedSets();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLeft = false;
    goneOf(sets).then((found) => (isLeft ? undefined : setGone(found)), reportError);
    return () => {
      isLeft = true;
    };
  }, [sets]);
  if (sets.length === 0) return null;
  const lost = sets.filter(({ cacheName }) => gone.has(cacheName));
  return (
    <>
      {lost.length === 0 ? null : (
        <Notice tone="warning" level={3} title={words.goneTitle}>
          <p>{words.goneText(lost.map(({ title }) => title).join(', '))}</p>
        </Notice>
      )}
      <RowList label={words.save}>
        {sets.map((set) => (
          <SavedRow key={set.cacheName} set={set} isGone={gone.has(set.cacheName)} onChanged={onChanged} />
        ))}
      </RowList>
    </>
  );
}

function SavedRow({
  set,
  isGone,
  onChanged,
}: {
  readonly set: SavedSet;
  readonly isGone: boolean;
  readonly onChanged: () => void;
}) {
  const shop = useShop();
  const progress = useProgress(set.cacheName);
  const { title, cacheName, savedAt } = set;
  const save = async (): Promise<void> => {
    // With today's currency and country.
    const wanted = { ...set, mark: newSet(shop, set).mark, ...(isGone ? { saved: 0, savedAt: null } : {}) };
    if ((await startSaving(shop, wanted, { isUpdate: set.end !== 'cut' })) === 'whole') announce(words.saved(title));
    onChanged();
  };
  const remove = async (): Promise<void> => {
    await removeSaved(shop, cacheName);
    announce(words.removed(title));
    onChanged();
  };
  const action = isGone ? words.again : set.end === 'cut' ? words.goOn : words.update;
  return (
    <Row
      picture={<SmartphoneIcon />}
      title={title}
      end={isGone || set.bytes === 0 ? null : sizeText(set.bytes)}
      status={
        progress !== null
          ? words.progress(progress.saved, progress.total)
          : isGone
            ? words.gone
            : `${words.kinds[set.kind]}. ${statusOf(set)}`
      }
      endNote={savedAt === null || isGone ? undefined : words.updated(new Date(savedAt))}
      action={
        <span className="sync-actions">
          {progress === null ? (
            <Button size="small" aria-label={words.of(action, title)} onClick={() => void save().catch(reportError)}>
              {action}
            </Button>
          ) : (
            <Button size="small" aria-label={words.of(words.stop, title)} onClick={() => stopSaving(cacheName)}>
              {words.stop}
            </Button>
          )}
          <Button
            size="small"
            tone="quiet"
            aria-label={words.of(words.remove, title)}
            onClick={() => void remove().catch(reportError)}
          >
            {words.remove}
          </Button>
        </span>
      }
    />
  );
}
