/** How a cookie of the shop is set: `maxAgeSeconds` 0 deletes it; `isCrossOrigin` allows it in another site's frame. */
export interface CookieOptions {
  readonly maxAgeSeconds: number;
  readonly isCrossOrigin: boolean;
  readonly isHttps: boolean;
}

/** A `document.cookie` assignment: path `/`, SameSite lax, or none and secure if cross-origin use is configured. */
export const cookieText = (name: string, value: string, options: CookieOptions): string => {
  const site = options.isCrossOrigin ? 'SameSite=None; Secure' : `SameSite=Lax${options.isHttps ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.floor(options.maxAgeSeconds)}; ${site}`;
};

export const yearSeconds = 365 * 24 * 60 * 60;
