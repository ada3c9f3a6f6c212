/** Whether an address is a path on this site that no browser mistakes for another site: they ignore tabs and line breaks in it. */
export const isOwnPath = (address: string): boolean => /^\/[\t\n\r]*(?![/\\\t\n\r])/.test(address);
