import { addAPIProvider, Icon } from '@iconify/react';

const timeoutMs = 5_000;

let service: string | null = null;

/** The component that draws icons by name, fetching them only from the icon service at `address`. */
export const iconsOf = (address: string): typeof Icon => {
  if (address !== service) {
    addAPIProvider('', { resources: [address.replace(/\/$/, '')], timeout: timeoutMs });
    service = address;
  }
  return Icon;
};
