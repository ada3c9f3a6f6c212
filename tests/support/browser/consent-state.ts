import { cookieNames } from '#contract/cookies.ts';

/** The `storageState` of a visitor who has chosen: `none`, or the categories they allow, joined by `+`. */
export const consentState = (value: string) => ({
  cookies: [
    {
      name: cookieNames.consent,
      value: encodeURIComponent(value),
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});
