import { redirect } from '@tanstack/react-router';

/** Redirects to sign-in, which afterwards returns to `from` (path and query on this site). */
export const toSignIn = (from: string) => redirect({ href: `/auth/login?redirect_url=${encodeURIComponent(from)}` });
