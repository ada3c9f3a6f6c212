import { hasFeature } from '#contract/features.ts';
import { useShop } from '#shopper/shop.tsx';
import { Switch } from '#ui/form/segmented.tsx';
import { notifyWording as words } from '#wording/notify.ts';
import { useDeviceNotices } from './use-device-notices.ts';

/** A switch for notifications on this device; null if it can't receive any. */
export function DeviceSwitch() {
  const { configuration } = useShop();
  const { isOn, isPending, change } = useDeviceNotices();
  if (isOn === null || !hasFeature(configuration, 'backInStock')) return null;
  return (
    <Switch
      label={words.deviceSwitch}
      hint={words.deviceHint}
      checked={isOn}
      disabled={isPending}
      onChange={(wantsOn) => change(wantsOn)}
    />
  );
}
