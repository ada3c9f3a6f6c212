import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DownloadIcon } from '#ui/screen-icons.tsx';
import { footerWording } from '#wording/footer.ts';
import { installWording } from '#wording/install.ts';
import { partWording } from '#wording/ui.ts';
import { install, installState } from './install-state.ts';
import { InstallSteps } from './install-steps.tsx';
import { useCanInstall } from './use-install.ts';

/**
 * Installs the app, or explains how on browsers without an install prompt; renders nothing if it can't be installed.
 */
export function InstallButton({ tone = 'plain' }: { tone?: 'plain' | 'primary' | 'quiet' }) {
  const { question } = useSnapshot(installState);
  const canInstall = useCanInstall();
  const [isExplained, setExplained] = useState(false);
  if (!canInstall) return null;
  return (
    <>
      <Button
        size="small"
        tone={tone}
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
        <InstallSteps />
      </Dialog>
    </>
  );
}
