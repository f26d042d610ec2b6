import { compile } from '@fastify/proxy-addr';

/** The number of proxies in front of the server, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | string[];

/**
 * Whether this machine is trusted to name its caller's address. `hop` is 0 for the machine that connects, and counts
 * up from there.
 */
export type IsTrusted = (address: string, hop: number) => boolean;

/** The caller is the last address in the list that is not trusted. */
export const trustOf = (proxies: TrustedProxies): IsTrusted =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : compile(proxies);

/**
 * The X-Forwarded-For header without the ports and brackets that some proxies write (`203.0.113.9:51234`,
 * `[2001:db8::1]:443`). With them, each connection of a caller would appear to have its own address.
 */
export function withoutPorts(forwarded: string): string {
  return forwarded
    .split(',')
    .map((part) => {
      const written = part.trim();
      if (written.startsWith('[')) return written.slice(1).split(']', 1)[0];
      return /^[\d.]+:\d+$/.test(written) ? written.split(':', 1)[0] : written;
    })
    .join(', ');
}
