import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What is for the people at this machine alone, and who they are. */

/** An address of the loopback network, also as an IPv6 socket writes one of IPv4. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** A name that means this machine on every machine (RFC 6761), or such an address. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:[a-z0-9-]+\.)*localhost$/i.test(host) || isLoopbackAddress(host);
}

/**
 * Whether this installation is for the people at this machine: it listens to them alone, and what people are told to
 * reach it by is this machine's own name. Behind a reverse proxy every call comes from this machine, so where calls
 * come from tells nothing: `PUBLIC_URL` does.
 */
export function isForThisMachine(config: { host: string; publicUrl: string }): boolean {
  return isLoopbackHost(config.host) && isLoopbackHost(new URL(config.publicUrl).hostname);
}

const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request comes from this machine and was meant for it: the connection is a loopback one, no proxy
 * speaks for somebody else, and the Host is not a foreign name that was pointed here (DNS rebinding).
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopbackHost(host) &&
    SPEAKS_FOR_OTHERS.every((name) => headers[name] === undefined)
  );
}
