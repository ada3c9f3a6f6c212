/** Origins of third-party scripts, as sources of a Content Security Policy; a star matches one or more labels before a domain. */
export const scriptSources = {
  tagManager: ['https://www.googletagmanager.com'],
  stripe: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  checkoutCom: ['https://*.checkout.com'],
  paypal: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
} as const;

/** Whether the pages' policy would allow a script from this address, given these sources. */
export const isFromSource = (address: string, sources: readonly string[]): boolean => {
  const origin = /^https:\/\/[a-z0-9.-]+(?=\/)/.exec(address)?.[0];
  if (origin === undefined) return false;
  return sources.some((source) => {
    const [before = '', domain] = source.split('*');
    return domain === undefined ? origin === source : origin.startsWith(before) && origin.endsWith(domain);
  });
};
