import { type ReactNode, useEffect, useState } from 'react';
import { isDeviceFull, readRoom, type Room } from '#offline/room.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { Meter } from '#ui/meter.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { relativeStamp } from '#wording/dates.ts';
import { roomWording } from '#wording/room.ts';
import { sizeText, syncWording as words } from '#wording/sync.ts';
import { isRemovable, isUpdatable, type CacheSet, readCacheSets, removeCacheSet } from './cache-sets.ts';
import { useUpdateSet } from './use-update-set.ts';

interface Copies {
  /** Null if the browser has no cache storage. */
  readonly sets: readonly CacheSet[] | null;
  readonly room: Room | null;
  /** The device has no room for more. */
  readonly isFull: boolean;
}

const look = async (): Promise<Copies> => {
  const sets = 'caches' in globalThis ? await readCacheSets(caches).catch(() => null) : null;
  return { sets, room: await readRoom(), isFull: await isDeviceFull() };
};

interface DeviceSetsProps {
  readonly now: number;
  /** Renders the sets saved for offline; they call `lookAgain` when they change what is stored. */
  readonly savedOf: (lookAgain: () => void) => ReactNode;
  readonly savedSizes: readonly SavedSize[];
}

/** A set saved for offline, with the room that it takes. */
export interface SavedSize {
  readonly title: string;
  readonly bytes: number;
}

/** The cached copies on this device, their size, and buttons to update or remove each kind. */
export function DeviceSets({ now, savedOf, savedSizes }: DeviceSetsProps) {
  const [copies, setCopies] = useState<Copies | null>(null);
  const lookAgain = async (): Promise<void> => setCopies(await look());
  const { pending, update } = useUpdateSet(lookAgain);
  useEffect(() => {
    let isWanted = true;
    look().then((found) => (isWanted ? setCopies(found) : undefined), reportError);
    return () => {
      isWanted = false;
    };
  }, []);
  if (copies === null) return <Skeleton label={words.looking} lines={3} />;

  const remove = async (set: CacheSet) => {
    await removeCacheSet(caches, set);
    announce(words.removed(words.sets[set.name]));
    await lookAgain();
  };
  return (
    <>
      {copies.isFull ? <FullDevice sets={copies.sets ?? []} savedSizes={savedSizes} /> : null}
      {savedOf(() => void lookAgain().catch(reportError))}
      {copies.sets === null || copies.sets.length === 0 ? (
        <p className="sync-none">{copies.sets === null ? words.noCaches : words.noSets}</p>
      ) : (
        <RowList label={words.deviceTitle}>
          {copies.sets.map((set) => (
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
                <span className="sync-actions">
                  {isUpdatable(set) ? (
                    <Button
                      size="small"
                      isPending={pending === set.name}
                      aria-label={words.of(words.update, words.sets[set.name])}
                      onClick={() => void update(set).catch(reportError)}
                    >
                      {words.update}
                    </Button>
                  ) : null}
                  {isRemovable(set) ? (
                    <Button
                      size="small"
                      tone="quiet"
                      aria-label={words.of(words.remove, words.sets[set.name])}
                      onClick={() => void remove(set).catch(reportError)}
                    >
                      {words.remove}
                    </Button>
                  ) : null}
                </span>
              }
            />
          ))}
        </RowList>
      )}
      {copies.room === null || copies.room.most === 0 ? null : (
        <Meter
          label={words.storage}
          value={copies.room.used}
          max={copies.room.most}
          text={words.storageOf(sizeText(copies.room.used), sizeText(copies.room.most))}
        />
      )}
    </>
  );
}

/** Warns that the device is full, and lists what can be removed, largest first. */
function FullDevice({
  sets,
  savedSizes,
}: {
  readonly sets: readonly CacheSet[];
  readonly savedSizes: readonly SavedSize[];
}) {
  const removable = sets.filter(isRemovable).map(({ name, bytes }) => ({ title: words.sets[name], bytes }));
  const names = [...removable, ...savedSizes]
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ title, bytes }) => `${title} (${sizeText(bytes)})`);
  return (
    <Notice tone="warning" level={3} title={roomWording.fullTitle}>
      <p>
        {roomWording.fullText} {names.length === 0 ? roomWording.nothingToRemove : roomWording.canRemove(names)}
      </p>
    </Notice>
  );
}
