import { hasFeature } from '#contract/features.ts';
import type { CustomerSettings } from '#contract/customer.ts';
import { useShop } from '#shopper/shop.tsx';
import { Switch } from '#ui/form/segmented.tsx';
import { useShownChoice } from '#ui/form/use-shown-choice.ts';
import { accountWording as words } from '#wording/account.ts';
import { useSaveSettings } from './account-writes.ts';

/** Notification switches; each saves at once and flips back if saving fails. */
export function MessageSwitches({ settings }: { readonly settings: CustomerSettings }) {
  const { configuration } = useShop();
  const save = useSaveSettings(false);
  const { shown, choose, drop } = useShownChoice(settings, save.isPending);
  const { notifications, marketing } = shown;
  const change = (changed: Pick<CustomerSettings, 'notifications'> | Pick<CustomerSettings, 'marketing'>): void => {
    choose({ ...shown, ...changed });
    save.mutate(changed, { onError: drop });
  };
  return (
    <div className="settings-switches">
      <p className="muted">{words.messagesHint}</p>
      <Switch
        label={words.orderUpdates}
        hint={words.orderUpdatesHint}
        checked={notifications.orderUpdates}
        onChange={(orderUpdates) => change({ notifications: { ...notifications, orderUpdates } })}
      />
      {hasFeature(configuration, 'backInStock') ? (
        <Switch
          label={words.backInStock}
          hint={words.backInStockHint}
          checked={notifications.backInStock}
          onChange={(backInStock) => change({ notifications: { ...notifications, backInStock } })}
        />
      ) : null}
      <Switch
        label={words.marketingEmail}
        checked={marketing.email}
        onChange={(email) => change({ marketing: { ...marketing, email } })}
      />
      <Switch
        label={words.marketingSms}
        checked={marketing.sms}
        onChange={(sms) => change({ marketing: { ...marketing, sms } })}
      />
    </div>
  );
}
