import { Button } from '#ui/button.tsx';
import { notifyWording as words } from '#wording/notify.ts';
import { useDeviceNotices } from './use-device-notices.ts';

/** After a back-in-stock request: offers notifications on this device, too. Null if they are on already or impossible. */
export function NotifyHere({ shortName }: { readonly shortName: string }) {
  const { isOn, isPending, change } = useDeviceNotices();
  if (isOn !== false) return null;
  return (
    <Button
      tone="quiet"
      size="small"
      isPending={isPending}
      aria-label={words.notifyHereFor(shortName)}
      onClick={() => change(true)}
    >
      {words.notifyHere}
    </Button>
  );
}
