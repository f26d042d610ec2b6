import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Decides what only people at this machine may see, and who they are. */

/** Whether this is a loopback address, including an IPv4 address in the form that an IPv6 socket gives it. */
function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Whether this name means the local machine on every machine (RFC 6761), or is a loopback address. */
function isLoopbackHost(host: string): boolean {
  return /^(?:[a-z0-9-]+\.)*localhost$/i.test(host) || isLoopbackAddress(host);
}

/**
 * Whether only people at this machine use this installation: it listens on a loopback address, and `PUBLIC_URL` names
 * this machine. A call's origin does not show this, because behind a reverse proxy every call comes from this machine.
 */
export function isForThisMachine(config: { host: string; publicUrl: string }): boolean {
  return isLoopbackHost(config.host) && isLoopbackHost(new URL(config.publicUrl).hostname);
}

const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request comes from this machine and is meant for it: the connection is from loopback, no proxy forwards it
 * for someone else, and the Host is not a foreign name that points here (DNS rebinding).
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopbackHost(host) &&
    SPEAKS_FOR_OTHERS.every((name) => headers[name] === undefined)
  );
}
