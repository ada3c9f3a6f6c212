import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { SmartphoneIcon } from '#ui/screen-icons.tsx';
import { Row, RowList } from '#ui/row-list.tsx';
import { quickOrderWording } from '#wording/quick-order.ts';
import { savedWording } from '#wording/saved.ts';
import { sizeText } from '#wording/sync.ts';
import { useDeviceParts } from './use-device-parts.ts';

const words = quickOrderWording.device;

/** The whole catalogue's parts as a row among the saved sets, with buttons to save, update and remove them. */
export function PartIndexRow({ onChanged }: { readonly onChanged: () => void }) {
  const { status, fetch, remove } = useDeviceParts();
  const [isRemoving, setRemoving] = useState(false);
  if (status === null || (status.total === null && status.state === 'none')) return null;
  const { state, isFetching, here, total, totalBytes, asOf, failure } = status;
  const removeIndex = async (): Promise<void> => {
    setRemoving(true);
    try {
      await remove();
      announce(savedWording.removed(words.title));
    } finally {
      setRemoving(false);
      onChanged();
    }
  };
  const action = state === 'none' ? words.save : state === 'partial' ? words.goOn : savedWording.update;
  const said = isFetching
    ? words.progress(here, total)
    : state === 'whole'
      ? words.here(here)
      : state === 'partial'
        ? words.partial(here, total)
        : words.offer(total ?? 0, null);
  return (
    <RowList label={words.title}>
      <Row
        picture={<SmartphoneIcon />}
        title={words.title}
        end={totalBytes === null ? null : sizeText(totalBytes)}
        status={failure === null || isFetching ? said : `${words.failed[failure]} ${said}`}
        endNote={state === 'none' || asOf === null ? undefined : savedWording.updated(new Date(asOf))}
        action={
          <span className="sync-actions">
            <Button
              size="small"
              isPending={isFetching}
              aria-label={savedWording.of(action, words.title)}
              onClick={fetch}
            >
              {action}
            </Button>
            {state === 'none' ? null : (
              <Button
                size="small"
                tone="quiet"
                isPending={isRemoving}
                aria-label={savedWording.of(savedWording.remove, words.title)}
                onClick={() => void removeIndex().catch(reportError)}
              >
                {savedWording.remove}
              </Button>
            )}
          </span>
        }
      />
    </RowList>
  );
}
