import { useEffect, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/icons.tsx';
import { Meter } from '#ui/meter.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { relativeStamp } from '#wording/dates.ts';
import { sizeText, syncWording as words } from '#wording/sync.ts';
import { isRemovable, type KeptSet, readKeptSets, removeKeptSet } from './kept-sets.ts';

interface Room {
  readonly used: number;
  readonly most: number;
}

interface Kept {
  /** Null where the browser keeps no copies. */
  readonly sets: readonly KeptSet[] | null;
  readonly room: Room | null;
}

const look = async (): Promise<Kept> => {
  const sets = 'caches' in globalThis ? await readKeptSets(caches).catch(() => null) : null;
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return { sets, room: usage === undefined || !quota ? null : { used: usage, most: quota } };
};

/** The copies that this device keeps, what room they take, and the way to be rid of them. */
export function DeviceSets({ now }: { readonly now: number }) {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isWanted = true;
    look().then((found) => (isWanted ? setKept(found) : undefined), reportError);
    return () => {
      isWanted = false;
    };
  }, []);
  if (kept === null) return <Skeleton label={words.looking} lines={3} />;

  const remove = async (set: KeptSet) => {
    await removeKeptSet(caches, set);
    announce(words.removed(words.sets[set.name]));
    setKept(await look());
  };
  return (
    <>
      {kept.sets === null || kept.sets.length === 0 ? (
        <p className="sync-none">{kept.sets === null ? words.noCaches : words.noSets}</p>
      ) : (
        <RowList label={words.deviceTitle}>
          {kept.sets.map((set) => (
            <Row
              key={set.name}
              picture={<SmartphoneIcon />}
              title={words.sets[set.name]}
              end={sizeText(set.bytes)}
              status={words.setCount[set.name](set.count)}
              endNote={
                set.storedAt === null
                  ? undefined
                  : words.setUpdated(relativeStamp(new Date(set.storedAt), new Date(now)))
              }
              action={
                isRemovable(set) ? (
                  <Button
                    size="small"
                    tone="quiet"
                    aria-label={words.of(words.remove, words.sets[set.name])}
                    onClick={() => void remove(set).catch(reportError)}
                  >
                    {words.remove}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </RowList>
      )}
      {kept.room === null ? null : (
        <Meter
          label={words.storage}
          value={kept.room.used}
          max={kept.room.most}
          text={words.storageOf(sizeText(kept.room.used), sizeText(kept.room.most))}
        />
      )}
    </>
  );
}
