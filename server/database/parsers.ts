// How values are converted between SQL and JavaScript, for both engines and only here. Type numbers are PostgreSQL's
// own and never change (src/include/catalog/pg_type.dat).

import { parse } from 'postgres-array';

export type Parser = (text: string) => unknown;

/** A whole number as `number` if that is exact, otherwise as `bigint`. */
function wholeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Both engines run in UTC, so a timestamp without a time zone is in UTC. */
function moment(text: string): Date | number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  const iso = text.replace(' ', 'T');
  const zone = /[+-]\d\d(:\d\d)?$/.exec(iso);
  if (!zone) return new Date(`${iso}Z`);
  return new Date(zone[1] === undefined ? `${iso}:00` : iso);
}

const asText: Parser = (text) => text;

const SCALARS: Record<number, Parser> = {
  16: (text) => text === 't', // boolean
  17: (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')), // bytea
  20: wholeNumber, // bigint, count(*)
  21: Number, // smallint
  23: Number, // integer
  26: Number, // oid
  114: (text) => JSON.parse(text), // json
  700: Number, // real
  701: Number, // double precision
  1082: asText, // date
  1114: moment, // timestamp
  1184: moment, // timestamptz
  1700: Number, // numeric
  3802: (text) => JSON.parse(text), // jsonb
};

const ELEMENT_OF_ARRAY: Record<number, number> = {
  199: 114,
  1000: 16,
  1001: 17,
  1002: 18,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

/** The parser for the text form of the type with this number. Types that are not listed stay as text. */
export function parserFor(type: number): Parser {
  const element = ELEMENT_OF_ARRAY[type];
  if (element === undefined) return SCALARS[type] ?? asText;
  const parseElement = SCALARS[element] ?? asText;
  return (text) => parse(text, parseElement);
}

/** All parsers for types that do not stay as text, by type number. */
export const PARSERS: Record<number, Parser> = Object.fromEntries(
  [...Object.keys(SCALARS), ...Object.keys(ELEMENT_OF_ARRAY)].map((type) => [type, parserFor(Number(type))]),
);
