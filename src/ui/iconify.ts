import { addAPIProvider, Icon } from '@iconify/react';

const timeoutMs = 5_000;

let service: string | null = null;

/** What draws icons by their names, fetched from the service at this address and from no other. */
export const iconsOf = (address: string): typeof Icon => {
  if (address !== service) {
    addAPIProvider('', { resources: [address.replace(/\/$/, '')], timeout: timeoutMs });
    service = address;
  }
  return Icon;
};
