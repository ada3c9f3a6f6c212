import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { shareWording as words } from '#wording/share.ts';
import { partWording } from '#wording/ui.ts';
import { handOn } from './hand-on.ts';
import { ShareField } from './share-field.tsx';
import type { Shared } from './share-text.ts';

export interface Sharing {
  readonly what: string;
  /** Called on press, since the choice may have changed. */
  readonly sharedOf: () => Shared;
  /** Describes what is shared, if it is more than a link: shown before anything is shared. */
  readonly note?: string;
}

/** The press handler of the share button, and the dialog that it may open. */
export const useSharing = ({ what, sharedOf, note }: Sharing) => {
  const [shown, setShown] = useState<Shared | null>(null);
  const [isRefused, setRefused] = useState(false);
  const share = async (shared: Shared): Promise<void> => {
    const end = await handOn(shared);
    setRefused(end === 'refused');
    if (end === 'refused') setShown(shared);
    if (end === 'shared' || end === 'copied') setShown(null);
    if (end === 'copied') {
      showToast({ tone: 'success', text: shared.text === undefined ? words.copied : words.textCopied });
    }
  };
  const press = () => {
    const shared = sharedOf();
    if (note === undefined) return void share(shared).catch(reportError);
    setRefused(false);
    return setShown(shared);
  };
  const dialog = (
    <Dialog
      isOpen={shown !== null}
      onClose={() => setShown(null)}
      title={partWording.shareOf(what)}
      closeLabel={words.close}
    >
      {shown === null ? null : (
        <ShareField
          shared={shown}
          note={isRefused ? words.refused : note}
          onShare={isRefused ? null : () => void share(shown).catch(reportError)}
        />
      )}
    </Dialog>
  );
  return { press, dialog };
};

export function ShareButton(sharing: Sharing) {
  const { press, dialog } = useSharing(sharing);
  return (
    <>
      <Button aria-label={partWording.shareOf(sharing.what)} onClick={press}>
        {partWording.share}
      </Button>
      {dialog}
    </>
  );
}
