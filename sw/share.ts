import { registerRoute } from 'workbox-routing';
import { decodeToken } from '#api/token.ts';
import { shareAddress, sharedAddress, shareMissedAddress } from '#contract/share.ts';
import { type Audience, audienceOf } from '#offline/reads/read-context.ts';
import { keepShared } from '#offline/shared-files.ts';
import { sharedIn } from './shared-form.ts';
import { usableToken } from './visitor.ts';

declare const self: ServiceWorkerGlobalScope;

/** Stores what the system shares with the shop, online or offline, and redirects to the pad, which reads it. */
export const keepWhatIsShared = (): void =>
  void registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === shareAddress,
    async ({ request }) => {
      const isKept = await keep(request);
      return Response.redirect(new URL(isKept ? sharedAddress : shareMissedAddress, self.location.origin), 303);
    },
    'POST',
  );

const keep = async (request: Request): Promise<boolean> => {
  // A form on another site's page; a share by the system has no referring page.
  if (/^https?:/.test(request.referrer) && new URL(request.referrer).origin !== self.location.origin) return false;
  try {
    return await keepShared(await sharer(), sharedIn(await request.formData()));
  } catch {
    return false;
  }
};

/** The shopper that the cookie names; a guest if the browser does not let a worker read it. */
const sharer = async (): Promise<Audience> => {
  try {
    const token = await usableToken();
    return audienceOf(token === null ? null : (decodeToken(token)?.subject ?? null));
  } catch {
    return 'guest';
  }
};
