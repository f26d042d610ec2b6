import ipaddr from 'ipaddr.js';

/**
 * The network that limits count an address under: one IPv4 address, or the first 64 bits of an IPv6 address, because
 * one household or office has all addresses in that range. An IPv4 address in IPv6 form counts as IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!plain.includes(':') || !ipaddr.isValid(plain)) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Whether a connection comes from this machine. It may be from a reverse proxy that is not trusted, so this does not
 * say who the caller is.
 */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === networkOf('::1');
}
