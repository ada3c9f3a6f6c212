import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ScanBarcodeIcon } from '#ui/screen-icons.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { scanKey } from '#offline/storage-names.ts';
import { openStorage } from '#shopper/stored.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { ScanPanelProps } from './scan-panel.tsx';

/** Who has installed the shop, or has scanned before, may want to where there is no signal. */
const mayScanOffline = (): boolean => {
  try {
    return matchMedia('(display-mode: standalone)').matches || typeof openStorage()?.getItem(scanKey) === 'string';
  } catch {
    return false;
  }
};

/** Opens the camera; everything it takes is fetched with the first press. */
export function ScanButton(props: Omit<ScanPanelProps, 'onClose'>) {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<ScanPanelProps> } | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!mayScanOffline()) return;
    // The worker of the shop stores what is fetched; what does not come now comes with the press.
    import('./decoder.ts')
      .then(({ startDecoder }) => startDecoder())
      .then(
        ({ close }) => close(),
        () => undefined,
      );
  }, []);
  // The same element as before, though the rows are others with every letter.
  const button = useMemo(() => {
    const open = () => {
      setPending(true);
      import('./scan-panel.tsx')
        .then(
          ({ ScanPanel }) => setPanel({ Panel: ScanPanel }),
          () => showToast({ tone: 'error', text: words.scanFailed }),
        )
        .finally(() => setPending(false));
    };
    return (
      <Button icon={<ScanBarcodeIcon size={18} />} isPending={isPending} onClick={open}>
        {words.scan}
      </Button>
    );
  }, [isPending]);
  return (
    <>
      {button}
      {panel === null ? null : <panel.Panel {...props} onClose={() => setPanel(null)} />}
    </>
  );
}
