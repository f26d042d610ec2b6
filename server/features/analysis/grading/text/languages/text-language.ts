import type { Language } from '#contract/messages/languages.ts';
import type { NumberForms } from '../numbers.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';

/** What the comparison of words needs to know about a language. */
export interface TextLanguage {
  tag: Language;
  /** Its code in `franc-min`. */
  iso: string;
  stemOf: (word: string) => string;
  functionWords: ReadonlySet<string>;
  /** Function words that still carry meaning in an answer. */
  lightWords: ReadonlySet<string>;
  /** From about 0 (the most common words) to 1. */
  tellingness: (word: string) => number;
  /** Whether a word is in the list of common words. Absent if there is no such list. */
  isListed?: (word: string) => boolean;
  /** The words that an abbreviation stands for. */
  longForm?: (word: string) => readonly string[] | undefined;
  /** How a stem sounds, and its meanings. Absent if they are unknown. */
  soundOf?: (stem: string) => string;
  meaningsOf?: (stem: string) => ReadonlySet<number> | undefined;
  /** Replacements for the form used in comparisons, applied in this order. */
  spellings: readonly (readonly [RegExp, string])[];
  numbers: NumberForms;
  names: NameForms;
  /** Words that can begin an idea of the key. */
  openers: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  yesNo: ReadonlySet<string>;
  trueFalse: ReadonlySet<string>;
  or: string;
  /**
   * Numbers, and words that reverse or limit what is said. An answer that confirms must have the same ones as the key.
   */
  isTurning: (word: string) => boolean;
  /**
   * Whether notes know the phrases that reverse an answer. If not, an answer that confirms may contain only words from
   * the key and the question.
   */
  readsPhrases: boolean;
  /** An answer that consists only of such function words counts as silence. */
  empty: RegExp;
  unknown: UnknownForms;
  /** Whether an evaluation showed that verdicts settled by marks are right for nine of ten answers. */
  settlesByMarks: boolean;
}

/** How people name themselves and others. */
export interface NameForms {
  /** Whether a capitalised word inside a sentence is a name. */
  areCapitals: boolean;
  /** A name follows these words, capitalised or not. */
  introduction: RegExp;
  schoolIntroductions?: readonly RegExp[];
  /** A school that is not capitalised may follow these words. */
  schoolVerbs?: RegExp;
  schoolWords?: ReadonlySet<string>;
  /** Neutral words for gendered ones. */
  neutral: Readonly<Record<string, string>>;
}

/** How people say that they don't know. */
export interface UnknownForms {
  admission: RegExp;
  /** The speaker says what they would do: "if I am not sure, I ask". That is an answer. */
  reported: RegExp;
  /** "I must say that I don't know": that is not an answer. */
  confessed: RegExp;
  refusal: RegExp;
  /** "What does it return?" – "Nothing." This may be a refusal to answer, or the answer. */
  mayAnswer: RegExp;
  pleasantries: ReadonlySet<string>;
}

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = { en: english, es: spanish, de: german };

export const textLanguage = (language: Language): TextLanguage => LANGUAGES[language];
