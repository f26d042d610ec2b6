import * as said from '../messages/en/job-questions.ts';
import { pointsOfKey } from './key-points.ts';

/** The hints on a key, the expected answer of a spoken question, while someone types it. */

const KEY_WARNINGS = ['placeholder', 'keywords', 'one-idea', 'too-long', 'for-colleagues'] as const;
type KeyWarning = (typeof KEY_WARNINGS)[number];

const KEY_WORDS_MAX = 80;
/** With fewer content words than this, a correct answer in other words might share none of them. */
const IDEA_WORDS_MIN = 6;

const FUNCTION_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been before being both but by can could did do ' +
    'does done each every for from had has have he her him his how i if in into is it its just may might more ' +
    'most must my no not of off on one only or other our out over own shall she should so some such than that ' +
    'the their them then there these they this those through to too under until up us very was we were what ' +
    'when where which while who why will with would you your'
  ).split(' '),
);
const JOINING_WORDS = new Set(['and', 'or', 'of', 'the', 'a', 'for', 'in']);

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}+#]|['’.-](?=[\p{L}\p{N}]))*/gu) ?? [];

/** The content words of a text, in lower case. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word));

const PLACEHOLDERS = new Set(
  (
    'n a|na|n/a|none|nil|tbd|tba|tbc|todo|to do|to be decided|to be defined|to be determined|to be confirmed|' +
    'to be added|to follow|coming soon|placeholder|test|testing|asdf|lorem ipsum|xxx|xx|x|ditto|as above|as before|' +
    'same answer|answer|the answer|an answer|answer here|your answer|your answer here|answer goes here|' +
    'expected answer|the expected answer|reference answer|model answer|sample answer|correct answer|right answer|' +
    'any answer|any good answer|any answer is fine|no answer|no right answer|no key|no expected answer|' +
    'open question|open ended|varies|it depends|not applicable|not needed|not scored'
  ).split('|'),
);
const POINTERS = [
  /^(?:please )?(?:see|refer to|check|read|as in|as per|per|same as|as described in|as stated in|like|look at) (?:in )?(?:the |our |my |your )?(?:job|jd|role|position|vacancy|posting|advert|ad|description|spec|attached|attachment|document|doc|docs|file|link|notes?|handbook|wiki|intranet|website|above|below|before|previous|last|first|other|resume|cv)\b/,
  /^(?:please )?(?:enter|type|write|put|add|insert|fill in) (?:(?:the|your|an|in) )*(?:expected |reference |model |correct )?answer\b/,
  /^(?:tbd|tba|tbc|todo)\b/,
];
const POINTER_WORDS_MAX = 8;

function isPlaceholder(key: string): boolean {
  const words = wordsOf(key.replace(/[[\]<>{}]/g, ' '));
  const text = words.join(' ');
  return (
    PLACEHOLDERS.has(text) ||
    (words.length <= POINTER_WORDS_MAX && POINTERS.some((pointer) => pointer.test(text)))
  );
}

/** Whether answers can be compared with the key. Without a usable key, answers are transcribed but not scored. */
export const isUsableKey = (key: string): boolean => /[\p{L}\p{N}]/u.test(key) && !isPlaceholder(key);

/** Whether the key is only a list of terms, with nothing said about them. */
function isKeywords(key: string): boolean {
  const items = key.split(/[,;\n/|•]|\s[-–—&]\s/).filter((item) => wordsOf(item).length > 0);
  const words = wordsOf(key);
  const telling = words.filter((word) => FUNCTION_WORDS.has(word) && !JOINING_WORDS.has(word));
  if (telling.length > 0 || words.some((word) => /n['’]t$/.test(word))) return false;
  if (items.length >= 3) return words.length / items.length <= 3;
  return words.length >= 3 && words.every((word) => !FUNCTION_WORDS.has(word));
}

const START = String.raw`(?:^|[.!?;:\n] *)(?:please )?`;
const FOR_COLLEAGUES = [
  `${START}ask (?:them|him|her|the (?:candidate|applicant)|candidates|applicants) (?:about|how|why|what|if|whether|which|for)`,
  `${START}(?:look|listen|watch|probe) (?:out )?for`,
  String.raw`(?:we|i)(?:['’](?:re|m)| are| am) looking for (?:an? |the )?(?:\w+ )?(?:candidate|applicant|someone|somebody|people|answer|person)`,
  String.raw`(?:good|strong|great|ideal|weak|bad|poor|best|perfect|excellent|solid|senior|junior) (?:candidate|applicant|interviewee|answer|response)s? (?:will|would|should|might|may|must|can|could|is|are|has|have|knows?|mentions?|includes?|covers?|shows?|explains?|talks?|gives?|says?)`,
  '(?:candidate|applicant|interviewee)s? (?:should|must|needs? to|ought to)',
  `${START}(?:they|answers?|the answer) (?:should|must|need to|ought to) (?:mention|explain|describe|say|talk|demonstrate|cover|discuss|name|know|understand|show)`,
  '(?:red flags?|bonus points?|extra (?:credit|points?)|notes? (?:to|for) (?:the )?(?:interviewer|self|reviewer|grader|hiring))',
].map((sign) => new RegExp(String.raw`(?<![\p{L}\p{N}])${sign}s?(?![\p{L}\p{N}])`, 'u'));

const isForColleagues = (key: string): boolean => FOR_COLLEAGUES.some((sign) => sign.test(key.toLowerCase()));

/** The reasons why this is a poor key. None for an empty key. */
export function keyWarnings(key: string): KeyWarning[] {
  if (key.trim() === '') return [];
  if (!isUsableKey(key)) return ['placeholder'];
  const isOneIdea = pointsOfKey(key).length === 1 && contentWords(key).length < IDEA_WORDS_MIN;
  const areKeywords = isKeywords(key);
  const isAdvice = isForColleagues(key);
  const found: Record<KeyWarning, boolean> = {
    placeholder: false,
    keywords: areKeywords,
    'one-idea': isOneIdea && !areKeywords && !isAdvice,
    'too-long': wordsOf(key).length > KEY_WORDS_MAX,
    'for-colleagues': isAdvice,
  };
  return KEY_WARNINGS.filter((warning) => found[warning]);
}

export const KEY_WARNING_TEXTS: Record<KeyWarning, () => string> = {
  placeholder: said.notScored,
  keywords: said.keyKeywords,
  'one-idea': said.keyOneIdea,
  'too-long': () => said.keyTooLong({ max: KEY_WORDS_MAX }),
  'for-colleagues': said.keyForColleagues,
};
