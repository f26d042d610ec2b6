import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, PSEUDO } from './languages.ts';
import { type Message, type Parts, fill, language } from './message.ts';
import type { ValuesOf } from './values.ts';

/** What is written in a file of messages. The browser never loads this: the build compiles such files. */
export interface Written {
  text: string;
  /** Its translations, once they are linked. */
  translations: Partial<Record<Language, string>>;
  partsIn: (language: Language) => Parts;
}

function write<Values>(text: string, compile: (text: string) => Parts): Message<Values> & Written {
  const translations: Written['translations'] = {};
  const compiled: Partial<Record<Language, Parts>> = {};
  const partsIn = (language: Language) =>
    (compiled[language] ??=
      language === PSEUDO ? ['⟦', ...compile(text), '⟧'] : compile(translations[language] ?? text));
  const message = (values?: object, inParts?: unknown) => fill(partsIn(language()), values, inParts);
  return Object.assign(message, { text, translations, partsIn }) as Message<Values> & Written;
}

/** A message in ICU's form: `{name}`, `{count, number}`, `{count, plural, one {# day} other {# days}}`. */
export const icu = <const Text extends string>(text: Text) =>
  write<ValuesOf<Text>>(text, (form) => compileMessageOrThrow(form) as Parts);

/** A text whose braces mean something else: the mails that companies change are templates of LiquidJS. */
export const template = (text: string) => write<object>(text, (form) => [form]);

export type Messages = Record<string, Message<never> & Written>;

/** Lets English messages be said in another language too. One without a translation stays English. */
export function link(language: Language, english: Messages, other: Messages): void {
  for (const [name, { text }] of Object.entries(other)) {
    const own = english[name];
    if (own) own.translations[language] = text;
  }
}
