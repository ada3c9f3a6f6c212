import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ScanBarcodeIcon } from '#ui/screen-icons.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { scanKey } from '#offline/storage-names.ts';
import { openStorage } from '#shopper/stored.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { ScanPanelProps } from './scan-panel.tsx';

/** Shoppers who have installed the shop or scanned before may want to scan without a signal. */
const mayScanOffline = (): boolean => {
  try {
    return matchMedia('(display-mode: standalone)').matches || typeof openStorage()?.getItem(scanKey) === 'string';
  } catch {
    return false;
  }
};

/** Opens the camera; the code for it is fetched on the first press. */
export function ScanButton(props: Omit<ScanPanelProps, 'onClose'>) {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<ScanPanelProps> } | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!mayScanOffline()) return;
    // The service worker caches what is fetched; whatever fails now is fetched on the press.
    import('./decoder.ts')
      .then(({ startDecoder }) => startDecoder())
      .then(
        ({ close }) => close(),
        () => undefined,
      );
  }, []);
  // A stable element, although the rows change with every keystroke.
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
