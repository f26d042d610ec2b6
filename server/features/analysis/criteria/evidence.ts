import { stemOf } from '#server/features/analysis/grading/text/stem.ts';
import {
  isSchooling,
  statedNear,
  workEntries,
  type WorkEntry,
} from '#server/features/candidates/resume/experience.ts';
import { quoted } from '#server/features/candidates/resume/found.ts';
import { isClaimed, namesOf, placesOf } from '#server/features/candidates/resume/skill-names.ts';

/** What a resume says the person has done, sentence by sentence. */

interface Sentence {
  start: number;
  text: string;
  /** The start of the sentence, up to where it becomes a wish. */
  said: string;
  /** The jobs that the sentence belongs to. */
  entries: WorkEntry[];
  /** Whether it says that something was done. Names in a list do not. */
  saysDone: boolean;
}

/** A place where a resume names a skill. */
export interface Mention {
  /** Whether the sentence says that it was done. Otherwise it only names the skill. */
  isDone: boolean;
  quote: string;
  entries: WorkEntry[];
  /** The months that the sentence states for the skill. */
  months: number | null;
}

const wish =
  /\b(?:want(?:s|ed|ing)?\s+to|(?:would|['’]d)\s+(?:like|love|enjoy|be)|wish(?:es|ing)?\s+to|hop(?:e|es|ed|ing)|eager|keen|interest(?:ed)?\s+in|looking\s+(?:for|to|forward)|seeking\s+(?:an?|to|the|new|work|opportunit\w+|position)|aspir(?:e|es|ed|ing)|plan(?:s|ning)?\s+to|dream(?:s|ing|t)?\s+(?:of|to)|my\s+(?:dream|goal|aim)|objective|passionate\s+about|(?:chance|opportunity)\s+to|aim(?:s|ing)?\s+to|(?:willing|ready)\s+to|curious|excited\s+(?:to|about)|to\s+learn|learning\s+(?:about|how|to)|(?:am|currently|started)\s+learning|familiar|(?:knowledge|understanding|idea)\s+of|heard\s+of)\b/iu;

/** Words in '-ed' that describe a person or a thing, or something learned, rather than something done. */
const descriptive =
  `accomplished accredited advanced aged applied attached attended automated based bed certified combined
  committed completed connected dedicated desired detailed determined distributed driven educated embedded enrolled
  excited experienced feed focused graduated hoped indeed inspired integrated interested learned licenced licensed limited
  listed married minded mixed motivated named need needed organised organized oriented passed preferred proposed qualified
  red registered related required rounded seasoned shared shed skilled speed structured studied talented united unlimited
  varied versed wanted watched wished`.split(/\s+/);
const done = new RegExp(
  [
    String.raw`\b(?!(?:${descriptive.join('|')})\b)\p{L}{2,}ed\b`,
    String.raw`\b(?:built|wrote|led|ran|taught|made|gave|kept|drove|sold|did|brought|grew|sent|set up|oversaw|spoke|dealt)\b`,
    String.raw`\b(?:have|has|had)\s+been\s+\p{L}+ing\b`,
    String.raw`\b(?:i|we)\s+(?:\p{L}+ly\s+|also\s+)?(?:am\s+(?:caring|working|building|leading|managing|teaching|running|developing)|work|build|care|develop|design|manage|lead|run|teach|write|maintain|support|operate|use|repair|install|cook|drive|sell|handle|treat)\b`,
    String.raw`\bwork(?:s|ing)?\s+(?:as|with|in|on|for)\b`,
    String.raw`\b(?:responsible\s+for|in\s+charge\s+of)\b`,
  ].join('|'),
  'iu',
);
/** A sentence with this many parts is a list, even if it starts with a verb. Without a verb, fewer parts are enough. */
const LIST = { withVerb: 8, bare: 6 };
const skillList = /^[^\p{L}]*(?:\p{L}+\s){0,2}(?:skills?|competenc(?:y|ies)|keywords?)\b/iu;
/** Words that join names into a phrase. */
const joining = /\b(?:and|of|in|on|for|at|with|to|the|an?|from|as|by)\b/u;
const SHORT_PHRASE = 4;
/** If a sentence names a skill more often than this, it shows nothing. */
const MOST_REPEATED = 3;
/** The words of a skill belong together if they are within this many words: "cared for people with dementia". */
const TOGETHER = 6;

/** The text with wrapped lines joined. All positions stay the same. */
function joined(text: string): string {
  const blank = (all: string) => ' '.repeat(all.length);
  return text
    .replace(/(?<=,|\b(?:with|and|in|of|for|the|a|an|using|to|as|at|by)) ?\n(?=[\p{L}\p{N}])/gu, blank)
    .replace(/(?<=[\p{L}\p{N}),])\n(?=\p{Ll})/gu, blank);
}

/** Splits a resume into its sentences. `today` is the end of dates "to present". */
export function readEvidence(text: string, today: Date) {
  const { entries, unread } = workEntries(text, today);
  const whole = joined(text);
  const sentences: Sentence[] = [];
  for (const match of whole.matchAll(/[^\n.;!?•▪●]+(?:[.;!?](?!\s)[^\n.;!?•▪●]*)*[.;!?]?/gu)) {
    const sentence = match[0];
    if (sentence.trim() === '') continue;
    const start = match.index;
    const said = sentence.slice(0, wish.exec(sentence)?.index);
    const parts = sentence.split(/[,;|/•·]|\t/u).length;
    const hasVerb = done.test(said) || statedNear(said, 0, said.length) !== null;
    const own = entries.filter((entry) => entry.start <= start && start < entry.end);
    const isList = skillList.test(sentence) || parts >= (hasVerb ? LIST.withVerb : LIST.bare);
    const isOfWork = own.some(({ words }) => sentence.includes(words)) || isPhrase(sentence);
    sentences.push({
      start,
      text: sentence,
      said,
      entries: own,
      saysDone: !isList && (hasVerb || (own.length > 0 && isOfWork)),
    });
  }
  return {
    mentionsOf: (skill: string) => mentionsOf(skill, whole, sentences),
    hasUnreadDates: unread.length > 0,
  };
}

/** Whether words without a verb say something about a job. A row of names does not, nor does a degree. */
function isPhrase(sentence: string): boolean {
  if (isSchooling(sentence)) return false;
  return joining.test(sentence) || (sentence.match(/\p{L}+/gu) ?? []).length <= SHORT_PHRASE;
}

function mentionsOf(skill: string, text: string, sentences: readonly Sentence[]): Mention[] {
  const places = placesOf(skill, text);
  const names = namesOf(skill);
  // Plain words are also found in other forms and orders. Technical terms, which have synonyms, have only one form.
  const words = names.length === 1 ? (names[0] ?? '').split(' ').map(formsOf) : [];
  let next = 0;
  return sentences.flatMap((sentence) => {
    const end = sentence.start + sentence.said.length;
    while (next < places.length && (places[next] ?? 0) < sentence.start) next += 1;
    const inside: number[] = [];
    for (let at = next; at < places.length && (places[at] ?? end) < end; at += 1)
      inside.push(places[at] ?? 0);
    const [first] = inside;
    const span =
      first === undefined
        ? spanOfWords(words, sentence)
        : { start: first - sentence.start, end: first - sentence.start + lengthAt(names, text, first) };
    if (span === null || !isClaimed(text, sentence.start + span.start)) return [];
    const isDone = sentence.saysDone && inside.length < MOST_REPEATED;
    // Words in another form and order do not name the skill.
    if (first === undefined && !isDone) return [];
    const months = statedNear(sentence.said, span.start, span.end);
    return [
      {
        isDone: isDone || (months !== null && inside.length < MOST_REPEATED),
        quote: quoted(sentence.text.replace(/^[^\p{L}\p{N}]+/u, '')),
        entries: sentence.entries,
        months,
      },
    ];
  });
}

/** The length of the skill's name at a place. */
function lengthAt(names: readonly string[], text: string, place: number): number {
  const isHere = (name: string) => text.slice(place, place + name.length).toLowerCase() === name;
  return Math.max(...names.filter(isHere).map((name) => name.length), 1);
}

/** The person has the same name as the verb: a cook cooks. */
const isDoer = /^(?:cook|coach|guard|tutor)ing$/u;
/** The forms of a word in a skill: its stem, and the people who do it. "Welding" is what a welder does. */
function formsOf(word: string): { stem: string; doers: Set<string> } {
  const base = /^\p{L}{3,}(?=ing$|ry$)/u.exec(word)?.[0];
  const endings = word.endsWith('ing')
    ? ['e', 'er', 'or', 'ist', 'ant', 'ed', ...(isDoer.test(word) ? [''] : [])]
    : ['er'];
  const doers = base === undefined ? [] : endings.flatMap((ending) => [base + ending, `${base}${ending}s`]);
  return { stem: stemOf(word), doers: new Set(doers) };
}

/**
 * The span where all words of a skill are close together. A single word counts only if it names a person who does it.
 */
function spanOfWords(
  forms: readonly ReturnType<typeof formsOf>[],
  { said }: Sentence,
): { start: number; end: number } | null {
  if (forms.length === 0 || forms.some(({ stem }) => stem.length < 3)) return null;
  const words = [...said.toLowerCase().matchAll(/\p{L}+/gu)];
  const found = words.map(([word]) =>
    forms.findIndex(({ stem, doers }) => doers.has(word) || (forms.length > 1 && stem === stemOf(word))),
  );
  for (const [index, form] of found.entries()) {
    if (form === -1) continue;
    const near = found.slice(index, index + TOGETHER);
    if (!forms.every((_, each) => near.includes(each))) continue;
    const last = words[index + near.findLastIndex((each) => each !== -1)];
    return { start: words[index]?.index ?? 0, end: (last?.index ?? 0) + (last?.[0].length ?? 0) };
  }
  return null;
}
