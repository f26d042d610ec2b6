import { isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, as limits count it: an IPv4 address by itself, an IPv6 address by its first 64
 * bits, since one household or office has all the rest. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Connections from this machine: a reverse proxy whose word is not taken, which tells nothing of who is behind it. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === networkOf('::1');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups; they are beyond the first four.
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last].map((group) =>
    /^[0-9a-f]+$/i.test(group) ? Number.parseInt(group, 16).toString(16) : group,
  );
}
