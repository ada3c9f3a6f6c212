import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { passwordChangeRequired } from '#contract/password-change.ts';
import { ChangePasswordForm } from '#features/account/change-password-form.tsx';
import { SettingsScreen } from '#features/account/settings-screen.tsx';
import { DeviceSwitch } from '#features/notify/device-switch.tsx';
import { NewPasswordField, PasswordField } from '#features/session/password-field.tsx';
import { redirectTarget } from '#features/session/redirect-target.ts';
import { newPasswordField } from '#features/session/session-fields.ts';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { accountWording } from '#wording/account.ts';
import { pageTitles } from '#wording/shell.ts';
import { AccountScreen } from '#routes/-account/account-screen.tsx';
import { oneOf, type SearchValues, withoutUndefined } from '#shopper/visit/search-values.ts';
import { redirectSearch } from '#routes/-auth/redirect-search.ts';
import { pageHead } from '#routes/-shell/page-head.ts';

/** `message` is `password_change_required` if the store insists on a new password first. */
interface SettingsSearch {
  redirect_url?: string | undefined;
  message?: typeof passwordChangeRequired | undefined;
}

const settingsSearch = (values: SearchValues): SettingsSearch => ({
  ...redirectSearch(values),
  ...withoutUndefined({ message: oneOf(values['message'], [passwordChangeRequired]) }),
});

export const Route = createFileRoute('/_signed-in/account/settings')({
  validateSearch: settingsSearch,
  head: () => pageHead({ title: pageTitles.settings }),
  component: Settings,
});

function Settings() {
  const { message, redirect_url: asked } = Route.useSearch();
  const navigate = useNavigate();
  const changed = () => {
    showToast({ tone: 'success', text: accountWording.passwordChanged });
    if (message !== undefined) void navigate({ href: redirectTarget(asked), replace: true });
  };
  const form = (
    <ChangePasswordForm
      PasswordField={PasswordField}
      NewPasswordField={NewPasswordField}
      newPassword={newPasswordField}
      onChanged={changed}
    />
  );
  if (message !== undefined) {
    return (
      <AccountScreen title={pageTitles.settings}>
        <PasswordRequired />
        {form}
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={pageTitles.settings}>
      <SettingsScreen password={form} notices={<DeviceSwitch />} />
    </AccountScreen>
  );
}

/** Explains why the shopper was sent here; takes the focus once the heading has received it. */
function PasswordRequired() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const later = setTimeout(() => notice.current?.focus());
    return () => clearTimeout(later);
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" title={accountWording.passwordRequired}>
      <p>{accountWording.passwordRequiredText}</p>
    </Notice>
  );
}
