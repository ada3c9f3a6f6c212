import { isIPv6 } from 'node:net';

/**
 * What a client is counted and remembered by: its IPv4 address, or the /64 of its IPv6 address, within which it can take
 * a new address for every request.
 */
export const clientKey = (ip: string): string => {
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  // In one spelling: compressed, in lower case, and without dots.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  if (spelled.startsWith('::ffff:') && tail.length === 3) return ipv4Of(groups.slice(-2));
  return `${groups.slice(0, 4).join(':')}::/64`;
};

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
