/** What the browser needs of messages too: the build puts the compiled parts into its files (`scripts/messages.ts`). */

/** One folder each beside this file. */
export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A part of a message as Lingui compiles it: text, a value by its name, or forms of which a number picks one. */
type Forms = { offset?: number } & Record<string, Parts>;
export type Parts = readonly (string | readonly [name: string, kind?: string, forms?: Forms])[];

export interface Message<Values = object> {
  /** The sentence in the language that is spoken. */
  (...given: keyof Values extends never ? [] : [values: Values]): string;
  /** The sentence in its parts, for values that are no text: their place differs by language. */
  around: (values: object) => unknown[];
  /** For types alone. */
  needs?: Values;
}

let spoken: () => Language = () => 'en';
/** The server speaks the language of each request, a page always the same. */
export function speakAs(language: () => Language): void {
  spoken = language;
}

export const language = (): Language => spoken();

/** For what Intl writes. */
export const locale = (): string => (spoken() === 'en' ? 'en-GB' : spoken());

/** A message without values, or a sentence that is in no file of messages yet. */
export type Said = string | (() => string);
export const say = (said: Said): string => (typeof said === 'string' ? said : said());

type Any = Record<string, unknown>;

const inDigits = (count: number) => new Intl.NumberFormat(locale()).format(count);

function fill(parts: Parts, values: Any, count?: number): unknown[] {
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
      (kind === 'plural' ? forms[new Intl.PluralRules(spoken()).select(counted)] : undefined) ??
      forms['other']!;
    return fill(form, values, counted);
  });
}

/** A message of compiled parts, which are found when it is first said. */
export function message<Values>(partsIn: (language: Language) => Parts): Message<Values> {
  const around = (values: object) => fill(partsIn(spoken()), values as Any);
  return Object.assign((...[values]: [] | [values: Values]) => around(values ?? {}).join(''), { around });
}
