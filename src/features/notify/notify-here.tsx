import { Button } from '#ui/button.tsx';
import { notifyWording as words } from '#wording/notify.ts';
import { useDeviceNotices } from './use-device-notices.ts';

/** After a request for word of new stock: has this device notified, too. Nothing where it is, or can't be. */
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
