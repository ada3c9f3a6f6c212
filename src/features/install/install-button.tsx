import { useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { partWording } from '#wording/ui.ts';
import { footerWording, installWording } from '#wording/shell.ts';
import { install, installState } from './install-state.ts';

/** Installs the shop, or says how where the browser leaves that to the shopper; nothing where it can't be done. */
export function InstallButton() {
  const { question, isInstalled } = useSnapshot(installState);
  const [isExplained, setExplained] = useState(false);
  const isApple = useSyncExternalStore(neverChanges, isAppleDevice, isOnHost);
  if (isInstalled || (question === null && !isApple)) return null;
  return (
    <>
      <Button
        size="small"
        icon={<DownloadIcon size={18} />}
        onClick={() => (question === null ? setExplained(true) : void install())}
      >
        {footerWording.install}
      </Button>
      <Dialog
        isOpen={isExplained}
        onClose={() => setExplained(false)}
        title={installWording.title}
        closeLabel={partWording.close}
      >
        <ol className="install-steps">
          <li>{installWording.share}</li>
          <li>{installWording.add}</li>
          <li>{installWording.open}</li>
        </ol>
      </Dialog>
    </>
  );
}

/** There the browser asks nothing by itself. */
const isAppleDevice = () => /iphone|ipad/i.test(navigator.userAgent);
const isOnHost = () => false;
const neverChanges = () => () => undefined;
