import { isIPv6 } from 'node:net';

/**
 * The network of an address, as limits count it: one IPv4 address, or the first 64 bits of an IPv6 address,
 * because one household or office has all addresses below them. An IPv4 address in IPv6 form counts as IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  // Most are IPv4, and the pattern of IPv6 is long.
  if (!plain.includes(':') || !isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * Whether it is a connection from this machine. It may be a reverse proxy that is not trusted, so it does not tell
 * who the caller is.
 */
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
