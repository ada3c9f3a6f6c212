import { useNavigate } from '@tanstack/react-router';
import { passwordChangeRequired } from '#contract/password-change.ts';
import { redirectTarget } from '#features/session/redirect-target.ts';
import type { NextStep } from '#features/session/session-writes.ts';

/** Navigates after a sign-in: to a required step, if there is one, otherwise to the requested page. */
export const useAfterSignIn = (asked?: string) => {
  const navigate = useNavigate();
  const target = redirectTarget(asked);
  return (next: NextStep): void => {
    const search = target === '/' ? {} : { redirect_url: target };
    if (next === 'change-password') {
      void navigate({
        to: '/account/settings',
        search: { ...search, message: passwordChangeRequired },
        replace: true,
      });
    } else if (next === 'accept-policy') {
      void navigate({ to: '/privacy-policy', search, replace: true });
    } else {
      void navigate({ href: target, replace: true });
    }
  };
};
