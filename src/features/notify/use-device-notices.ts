import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { foundOrNull } from '#api/found-or-null.ts';
import { getPushKey, unsubscribeFromPush } from '#contract/push.ts';
import { subscribeBrowser } from '#offline/push.ts';
import { findPushManager } from '#shopper/device/pushes.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { notifyWording as words } from '#wording/notify.ts';

interface DeviceNotices {
  readonly manager: PushManager;
  readonly publicKey: string;
  readonly isOn: boolean;
}

/** Null if the browser or the store has no push messages. Re-registers an active subscription, since the store may have ended it. */
const readNotices = async ({ api }: Shop): Promise<DeviceNotices | null> => {
  const manager = await findPushManager();
  if (manager === null) return null;
  const publicKey = (await foundOrNull(api.call(getPushKey, {})))?.publicKey;
  if (publicKey === undefined) return null;
  const isOn = Notification.permission === 'granted' && (await manager.getSubscription()) !== null;
  if (isOn) await subscribeBrowser(manager, publicKey, api);
  return { manager, publicKey, isOn };
};

const noticesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'device-notices'],
    queryFn: () => readNotices(shop),
    staleTime: 0,
    retry: false,
  });

const turnOn = async ({ manager, publicKey }: DeviceNotices, { api }: Shop): Promise<'on' | 'blocked'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await subscribeBrowser(manager, publicKey, api);
  return 'on';
};

const turnOff = async ({ manager }: DeviceNotices, { api }: Shop): Promise<'off'> => {
  const subscription = await manager.getSubscription();
  if (subscription === null) return 'off';
  await subscription.unsubscribe();
  // If this call fails, the push service tells the store when it sends the next message.
  await api.call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } }).catch(() => undefined);
  return 'off';
};

/** Whether this browser gets notifications, and how to change that; `isOn` is null if it can't. Only `change` asks for permission. */
export const useDeviceNotices = () => {
  const shop = useShop();
  const { data, refetch } = useQuery(noticesQuery(shop));
  const notices = data ?? null;
  const change = useMutation({
    meta: { isFailureShown: true },
    mutationFn: async (isOn: boolean) =>
      notices === null ? 'off' : isOn ? await turnOn(notices, shop) : await turnOff(notices, shop),
    onSuccess: async (became) => {
      await refetch();
      if (became === 'on') void showToastLazily({ tone: 'success', text: words.deviceOn });
      if (became === 'blocked') void showToastLazily({ tone: 'error', text: words.deviceBlocked });
    },
    onError: () => void showToastLazily({ tone: 'error', text: words.deviceFailed }),
  });
  return { isOn: notices?.isOn ?? null, isPending: change.isPending, change: (isOn: boolean) => change.mutate(isOn) };
};
