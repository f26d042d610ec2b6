import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { TransformStream } from 'node:stream/web';
import ipaddr from 'ipaddr.js';
import { Agent, type RequestInit, Response, buildConnector, fetch } from 'undici';
import * as platform from '#contract/messages/en/platform.ts';

/** Which private addresses may be called: all, none, or those in the given networks. */
export type PrivateAddresses = boolean | string[];

export interface Outgoing {
  /**
   * Calls an address that was entered by a person other than the operator. Redirects are not followed. The answer has
   * at most a megabyte, or `maxBytes`, both before and after unpacking. Throws OutgoingRefused before anything is
   * sent, and the errors of `fetch`.
   */
  checkedFetch(address: string | URL, options?: CheckedOptions): Promise<Response>;
  /**
   * Why an address cannot be called, in a sentence for the person who enters it. Null if it can be called. A call
   * checks again, because the name may resolve to another address by then.
   */
  refusalOf(address: string): Promise<string | null>;
  /** The same for an address that the operator entered, which may be in a private network. */
  fetchForOperator(address: string | URL, options?: CheckedOptions): Promise<Response>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

export type CheckedOptions = Omit<RequestInit, 'dispatcher' | 'redirect'> & {
  timeoutMs?: number;
  /** At most `LARGEST_ANSWER_BYTES`. */
  maxBytes?: number;
};

/** The address must not be called. `message` is a sentence for the person who entered it. */
export class OutgoingRefused extends Error {
  override name = 'OutgoingRefused';
}

/** The answer has more bytes than allowed. */
export class AnswerTooLarge extends TypeError {
  override name = 'AnswerTooLarge';
}

/** Resolves a name to its addresses. */
export type Lookup = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;

const PRIVATE = platform.privateAddress;
const NOT_ENCRYPTED = platform.notEncrypted;
const NOT_AN_ADDRESS = platform.notAnAddress;

/** Only these private ranges can be allowed. Others, such as link-local ones, never can. */
const CAN_BE_ALLOWED = ['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'];

/**
 * Calls to addresses that people enter, such as an identity provider's. Such an address could name a machine in the
 * operator's network, which strangers cannot reach but this server can. So each address is checked after its name is
 * resolved, right before the connection is made: a name cannot resolve to one address for the check and another for
 * the call.
 *
 * Unencrypted connections go only to private addresses that the operator allowed.
 */
export function createOutgoing(
  allowed: PrivateAddresses,
  { lookup = lookUpAll }: { lookup?: Lookup } = {},
): Outgoing {
  const forPeople = callerFor(allowedBy(allowed), lookup);
  const forOperator = callerFor(allowedBy(true), lookup);
  return {
    checkedFetch: forPeople.call,
    refusalOf: forPeople.refusalOf,
    fetchForOperator: forOperator.call,
    close: async () => {
      await Promise.all([forPeople.close(), forOperator.close()]);
    },
  };
}

/** Calls public addresses, and private ones that are allowed. */
function callerFor(isAllowed: (address: string) => boolean, lookup: Lookup) {
  const checkEncrypted: Check = (address) => (isPublic(address) || isAllowed(address) ? null : PRIVATE());
  const checkPlain: Check = (address) => {
    if (isAllowed(address)) return null;
    return isPublic(address) ? NOT_ENCRYPTED() : PRIVATE();
  };
  const encrypted = agentFor(checkEncrypted, lookup);
  const plain = agentFor(checkPlain, lookup);

  async function call(address: string | URL, options: CheckedOptions = {}): Promise<Response> {
    const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_ANSWER_BYTES, signal, ...rest } = options;
    const url = callable(address);
    if (url === null) throw new OutgoingRefused(NOT_AN_ADDRESS());
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, {
        ...rest,
        dispatcher: url.protocol === 'https:' ? encrypted : plain,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return limited(answer, maxBytes);
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  }

  return {
    call,
    refusalOf: async (address: string): Promise<string | null> => {
      const url = callable(address);
      if (url === null) return NOT_AN_ADDRESS();
      const check = url.protocol === 'https:' ? checkEncrypted : checkPlain;
      const host = hostOf(url.hostname);
      const found = isIP(host) === 0 ? await addressesOf(host, lookup) : [host];
      if (found.length === 0) return platform.unknownName({ host });
      return refusalAmong(found, check);
    },
    close: async () => {
      await Promise.all([encrypted.close(), plain.close()]);
    },
  };
}

/** Counts unpacked bytes, because a small compressed answer can become gigabytes. */
function limited(answer: Response, maxBytes: number): Response {
  if (answer.body === null) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new AnswerTooLarge(platform.answerTooLarge());
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}

/** Returns the sentence that refuses an address, or null. */
type Check = (address: string) => string | null;

function callable(address: string | URL): URL | null {
  const url = URL.parse(address);
  return url !== null && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password
    ? url
    : null;
}

/** URLs have IPv6 addresses in brackets. */
const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** One forbidden address is enough to refuse a name: a public service's name has none. */
const refusalAmong = (addresses: readonly string[], check: Check): string | null =>
  addresses.map(check).find((sentence) => sentence !== null) ?? null;

/** Empty if the name is unknown or cannot be looked up now. */
const addressesOf = (name: string, lookup: Lookup): Promise<string[]> =>
  new Promise((resolve) => {
    lookup(name, (error, found) => resolve(error ? [] : found.map(({ address }) => address)));
  });

function agentFor(check: Check, lookup: Lookup): Agent {
  const connect = buildConnector({
    timeout: TIMEOUT_MS,
    lookup: (name, options, done) =>
      lookup(name, (error, found) => {
        if (error) return done(error, '', 0);
        const addresses = found.map(({ address }) => address);
        const refused = refusalAmong(addresses, check);
        if (refused) return done(new OutgoingRefused(refused), '', 0);
        if (options.all) return done(null, found);
        done(null, found[0]!.address, found[0]!.family);
      }),
  });
  return new Agent({
    maxResponseSize: LARGEST_ANSWER_BYTES,
    connect: (options, done) => {
      // An address in place of a name is never looked up.
      const host = hostOf(options.hostname);
      const refused = isIP(host) === 0 ? null : check(host);
      if (refused) done(new OutgoingRefused(refused), null);
      else connect(options, done);
    },
  });
}

function lookUpAll(name: string, done: Parameters<Lookup>[1]): void {
  lookUpName(name, { all: true }, done);
}

function allowedBy(allowed: PrivateAddresses): (address: string) => boolean {
  if (allowed === false) return () => false;
  if (allowed === true) return (address) => CAN_BE_ALLOWED.includes(rangeOf(address));
  const networks = new BlockList();
  for (const network of allowed) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    if (!CAN_BE_ALLOWED.includes(rangeOf(address))) return false;
    const plain = ipaddr.process(address);
    return networks.check(plain.toString(), plain.kind());
  };
}

function isPublic(address: string): boolean {
  return rangeOf(address) === 'unicast';
}

/** The range of an address. An IPv4 address in any of its IPv6 forms counts as IPv4. */
function rangeOf(address: string): string {
  const plain = ipaddr.process(address.split('%', 1)[0]!);
  if (plain instanceof ipaddr.IPv4) return plain.range();
  if (plain.match(TRANSLATED)) return ipaddr.fromByteArray(plain.toByteArray().slice(12)).range();
  const range = plain.range();
  return range === 'unicast' && !plain.match(GLOBAL) ? 'reserved' : range;
}

/** IPv4 addresses in networks that have only IPv6 (RFC 6052). */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** The IPv6 addresses that are assigned to the public. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** The refusal behind an error. `fetch` and libraries wrap it as the cause of their own errors. */
export function refusalIn(error: unknown): OutgoingRefused | null {
  if (error instanceof OutgoingRefused) return error;
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : null;
}
