// What the browser needs of messages: the build compiles them (`scripts/messages.ts`). All are function declarations,
// because a bundler puts no more around those.

import type { Language } from './languages.ts';

export type { Language };

/** A part of a message as Lingui compiles it: text, a value by its name, or forms of which a number picks one. */
type Forms = { offset?: number } & Record<string, Parts>;
export type Parts = readonly (string | readonly [name: string, kind?: string, forms?: Forms])[];

/** A sentence, in the language that is spoken. */
export interface Message<Values = object> {
  (...given: keyof Values extends never ? [] : [values: Values]): string;
  /** For types alone. */
  needs?: Values;
}

/** A message without values, or a sentence that is in no file of messages yet. */
export type Said = string | (() => string);
export function say(said: Said): string {
  return typeof said === 'string' ? said : said();
}

let spoken: (() => Language) | undefined;
/** The server speaks the language of each request. A page has the one that it was built in. */
export function speakAs(current: () => Language): void {
  spoken = current;
}
export function language(): Language {
  return typeof PAGE_LANGUAGE === 'undefined' ? (spoken?.() ?? 'en') : (PAGE_LANGUAGE as Language);
}
/** For what Intl writes. */
export function locale(): string {
  return language() === 'en' ? 'en-GB' : language();
}

type Values = Record<string, unknown>;

function inDigits(count: number): string {
  return new Intl.NumberFormat(locale()).format(count);
}

function filled(parts: Parts, values: Values, count?: number): unknown[] {
  return parts.flatMap((part) => {
    if (part === '#' && count !== undefined) return inDigits(count);
    if (typeof part === 'string') return part;
    const [name, kind, forms] = part;
    const value = values[name];
    if (kind === undefined) return value;
    if (!forms) return inDigits(Number(value));
    const counted = Number(value) - (forms.offset ?? 0);
    const form =
      forms[String(value)] ??
      (kind === 'plural' ? forms[new Intl.PluralRules(locale()).select(counted)] : undefined) ??
      forms['other']!;
    return filled(form, values, counted);
  });
}

/** What a message with values returns: its sentence, or for `partsOf` the parts of it. */
export function fill(parts: Parts, values: object = {}, inParts?: unknown): unknown {
  const all = filled(parts, values as Values);
  return inParts === true ? all : all.join('');
}

/** A sentence in its parts, for values that are no text: their place differs by language. */
export function partsOf(message: unknown, values: object): unknown[] {
  return (message as (values: object, inParts: true) => unknown[])(values, true);
}
