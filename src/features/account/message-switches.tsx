import type { CustomerSettings } from '#contract/customer.ts';
import { Switch } from '#ui/form/segmented.tsx';
import { accountWording as words } from '#wording/account.ts';
import { useSaveSettings } from './account-writes.ts';

/** Notification switches; each saves at once and flips back if saving fails. */
export function MessageSwitches({ settings }: { readonly settings: CustomerSettings }) {
  const save = useSaveSettings(false);
  const shown = { ...settings, ...(save.isPending ? save.variables : {}) };
  const { notifications, marketing } = shown;
  return (
    <div className="settings-switches">
      <p className="muted">{words.messagesHint}</p>
      <Switch
        label={words.orderUpdates}
        hint={words.orderUpdatesHint}
        checked={notifications.orderUpdates}
        onChange={(orderUpdates) => save.mutate({ notifications: { ...notifications, orderUpdates } })}
      />
      <Switch
        label={words.backInStock}
        hint={words.backInStockHint}
        checked={notifications.backInStock}
        onChange={(backInStock) => save.mutate({ notifications: { ...notifications, backInStock } })}
      />
      <Switch
        label={words.marketingEmail}
        checked={marketing.email}
        onChange={(email) => save.mutate({ marketing: { ...marketing, email } })}
      />
      <Switch
        label={words.marketingSms}
        checked={marketing.sms}
        onChange={(sms) => save.mutate({ marketing: { ...marketing, sms } })}
      />
    </div>
  );
}
