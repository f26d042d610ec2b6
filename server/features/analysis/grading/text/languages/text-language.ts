import type { Language } from '#contract/messages/languages.ts';
import type { NumberForms } from '../numbers.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';

/** What the comparison of words knows about a language. */
export interface TextLanguage {
  tag: Language;
  /** Its code in `franc-min`. */
  iso: string;
  stemOf: (word: string) => string;
  functionWords: ReadonlySet<string>;
  /** Function words that still carry meaning in an answer. */
  lightWords: ReadonlySet<string>;
  /** From about 0 (the commonest words) to 1. */
  tellingness: (word: string) => number;
  /** Whether a word is in a list of common words; absent without such a list. */
  isListed?: (word: string) => boolean;
  /** The words that an abbreviation stands for. */
  longForm?: (word: string) => readonly string[] | undefined;
  /** How a stem sounds, and its meanings; absent where nothing is known of them. */
  soundOf?: (stem: string) => string;
  meaningsOf?: (stem: string) => ReadonlySet<number> | undefined;
  /** What is written otherwise in the form for comparing, in this order. */
  spellings: readonly (readonly [RegExp, string])[];
  numbers: NumberForms;
  names: NameForms;
  /** Before these words an idea of the key may begin. */
  openers: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  yesNo: ReadonlySet<string>;
  trueFalse: ReadonlySet<string>;
  or: string;
  /** Numbers, and words that turn what is said or limit it. An answer that confirms has the same of them as the key. */
  isTurning: (word: string) => boolean;
  /**
   * Whether notes know the phrases that turn an answer round. Where none do, nothing but words of the key and of the
   * question may be in an answer that confirms.
   */
  readsPhrases: boolean;
  /** An answer of nothing but such function words is silence. */
  empty: RegExp;
  unknown: UnknownForms;
  /** Whether an evaluation showed that what marks settle is right in nine of ten answers. */
  settlesByMarks: boolean;
}

/** How people name themselves and others. */
export interface NameForms {
  /** Whether a word with a capital inside a sentence is a name. */
  areCapitals: boolean;
  /** After these words comes a name, with or without capitals. */
  introduction: RegExp;
  schoolIntroductions?: readonly RegExp[];
  /** A school without capitals may follow these words. */
  schoolVerbs?: RegExp;
  schoolWords?: ReadonlySet<string>;
  /** Neutral words for those that tell a gender. */
  neutral: Readonly<Record<string, string>>;
}

/** How people say that they don't know. */
export interface UnknownForms {
  admission: RegExp;
  /** The speaker tells what they would do: "if I am not sure, I ask". This is not a lack of an answer. */
  reported: RegExp;
  /** "I must say that I don't know": this is a lack of an answer. */
  confessed: RegExp;
  refusal: RegExp;
  /** "What does it return?" – "Nothing." This refuses to answer, or answers. */
  mayAnswer: RegExp;
  pleasantries: ReadonlySet<string>;
}

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = { en: english, es: spanish, de: german };

export const textLanguage = (language: Language): TextLanguage => LANGUAGES[language];
