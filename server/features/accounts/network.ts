import { isIPv6 } from 'node:net';

/**
 * The network that an address stands for: an IPv4 address itself, and the 64 bits of an IPv6 address that one
 * connection has to itself.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const front = groups(head);
  const back = tail === undefined ? [] : groups(tail);
  const missing = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const all = [...front, ...missing, ...back].map((group) => Number.parseInt(group, 16).toString(16));
  return `${all.slice(0, 4).join(':')}::/64`;
}
