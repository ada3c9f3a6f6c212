import { useSnapshot } from 'valtio';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { RefreshCwIcon } from '#ui/screen-icons.tsx';
import { Strip } from '#ui/strip.tsx';
import { updateWording } from '#wording/update.ts';
import { putOffUpdate, activateUpdate, updateState } from './update-state.ts';

/** Offers a new version, in the page flow; can be postponed. */
export function UpdateBar() {
  const { isAccepted } = useSnapshot(updateState);
  return (
    <Strip
      ref={keepFocus}
      role="status"
      // A printed page has no use for it.
      data-print="hide"
      icon={<RefreshCwIcon size={18} />}
      action={
        <>
          <Button size="small" tone="primary" isPending={isAccepted} onClick={activateUpdate}>
            {updateWording.reload}
          </Button>
          <Button size="small" tone="quiet" onClick={putOffUpdate}>
            {updateWording.later}
          </Button>
        </>
      }
    >
      {updateWording.isReady}
    </Strip>
  );
}
