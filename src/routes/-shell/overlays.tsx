import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LiveRegions } from '#ui/live-regions.tsx';
import { ScrollToTop } from '#ui/scroll-to-top.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { partWording } from '#wording/ui.ts';

/** What lies over every page. */
export function Overlays() {
  return (
    <>
      <LiveRegions />
      <ScrollToTop label={partWording.backToTop} />
      <ToastRegion label={partWording.messages} dismissLabel={partWording.dismiss} />
      <ConfirmDialog acceptLabel={partWording.accept} rejectLabel={partWording.reject} closeLabel={partWording.close} />
    </>
  );
}
