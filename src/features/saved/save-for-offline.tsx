import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { Meter } from '#ui/meter.tsx';
import { savedWording as words } from '#wording/saved.ts';
import { newSet, type SetWish } from './saved-set.ts';
import { startSaving, stopSaving } from './saving.ts';
import { useProgress, useSavedSets } from './use-saved.ts';
import './saved.css';

/** The average size of a product's page with its pictures. */
const productBytes = 27_000;

type Leave = 'may' | 'shared' | 'no-caches';

/** Saves a category, list or order with the pages of its products for offline reading. */
export function SaveForOffline({ wish }: { readonly wish: SetWish }) {
  const shop = useShop();
  const fresh = newSet(shop, wish);
  const set = useSavedSets().find(({ cacheName }) => cacheName === fresh.cacheName);
  const progress = useProgress(fresh.cacheName);
  const [leave, setLeave] = useState<Leave | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<Leave> => {
      if (typeof caches === 'undefined') return 'no-caches';
      return (await mayCacheCatalogueOf(shop.audience)) ? 'may' : 'shared';
    };
    look().then((found) => (isLeft ? undefined : setLeave(found)), reportError);
    return () => {
      isLeft = true;
    };
  }, [shop.audience]);
  if (leave === 'no-caches' || (wish.total === 0 && wish.kind !== 'category')) return null;
  if (leave === 'shared') return <p className="saved-set muted">{words.shared}</p>;

  // A set saved in another currency or country says nothing about what is shown here.
  const here = set?.mark === fresh.mark ? set : undefined;
  const save = async (isUpdate: boolean): Promise<void> => {
    const end = await startSaving(
      shop,
      { ...fresh, saved: here?.saved ?? 0, savedAt: here?.savedAt ?? null },
      { isUpdate },
    );
    if (end === 'whole') announce(words.saved(wish.title));
  };
  const isSaving = progress !== null;
  const isCut = here === undefined || here.end === 'cut';
  const action = isSaving ? words.stop : here === undefined ? words.save : isCut ? words.goOn : words.update;
  return (
    <div className="saved-set">
      {isSaving ? (
        <Meter
          label={words.saving}
          value={progress.saved}
          max={progress.total}
          text={words.progress(progress.saved, progress.total)}
        />
      ) : (
        <p>
          <span>{here === undefined ? words.offer(wish.total, wish.total * productBytes) : statusOf(here)}</span>{' '}
          {here === undefined || here.savedAt === null ? null : (
            <span className="muted">{words.updated(new Date(here.savedAt))}</span>
          )}{' '}
          {here === undefined ? null : <Link to="/sync">{words.inSync}</Link>}
        </p>
      )}
      <Button
        icon={<SmartphoneIcon size={18} />}
        aria-label={words.of(action, wish.title)}
        onClick={() => (isSaving ? stopSaving(fresh.cacheName) : void save(!isCut).catch(reportError))}
      >
        {action}
      </Button>
    </div>
  );
}

/** How much of a set is on the device. */
export const statusOf = ({ saved, total, end }: Pick<SetStatus, 'saved' | 'total' | 'end'>): string =>
  end === 'whole' ? words.here(saved) : end === 'no-room' ? words.noRoom(saved, total) : words.partial(saved, total);

type SetStatus = ReturnType<typeof newSet>;
