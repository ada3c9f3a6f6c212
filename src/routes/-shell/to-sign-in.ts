import { redirect } from '@tanstack/react-router';

/** Leads to the sign-in, which leads back to `from`, a path with its query on this site. */
export const toSignIn = (from: string) => redirect({ href: `/auth/login?redirect_url=${encodeURIComponent(from)}` });
