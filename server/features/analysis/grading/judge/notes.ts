import type { Note } from '#contract/interview/notes.ts';
import type { PreparedQuestion } from '#server/features/analysis/grading/compare/score.ts';
import { type Prepared, plainOf } from '#server/features/analysis/grading/text/prepare.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';
import { isSalad, repeatsQuestion, saysUnknown } from './checks.ts';

/** An answer and its question, as the rules read them. */
interface Said extends Prepared {
  question: PreparedQuestion;
}

type Rule = (said: Said) => Note | null;

function unknownBeside({ question, tokens }: Said): Note | null {
  const isUnknown = question.references.every(
    (reference) =>
      saysUnknown(tokens, question.question, reference.tokens, question.known.language) !== 'none',
  );
  return isUnknown ? { code: 'unknown-beside' } : null;
}

function echo({ question, tokens }: Said): Note | null {
  const isEcho = question.references.every((reference) =>
    repeatsQuestion(tokens, question.question, reference.tokens, question.known.language),
  );
  return isEcho ? { code: 'echo' } : null;
}

/** Phrases that say the words around them are false, or are not the speaker's own. */
const TURNED = [
  /\b(?:that|this|it|which|all of that|all that|everything|none of (?:that|this|it))(?: is| was|['’]s| are)?(?: just| all| really| simply| of course| completely| total(?:ly)?| complete| absolute(?:ly)?| pure| utter| plain| quite| so){0,2} (?:a )?(?:nonsense|rubbish|wrong|false|untrue|not true|not right|not correct|incorrect|a lie|lies|bullshit|garbage|crap|a myth|baloney|made up|a mistake|an error|silly|stupid|bogus|mistaken|the opposite)(?:,? (?:though|actually|really|of course|i think|i would say|if you ask me|in my opinion|and \w+(?: \w+){0,5}))?[,]?$/,
  /\b(?:nonsense|rubbish|bullshit|baloney|hogwash|humbug|poppycock)\b/,
  /\b(?:i|we|you) (?:would|will|should|could|do|did|have|['’]d|['’]ll)? ?(?:never|not ever) (?:ever )?(?:do|say|believe|recommend|use|try|agree|accept|follow|think|bother|dream)\b(?! (?:that )?i)/,
  /\b(?:i|we) (?:do not|don['’]?t|did not|didn['’]?t|would not|wouldn['’]?t|cannot|can['’]?t) (?:believe|agree|accept|buy|do|see) (?:in )?(?:any of |all of )?(?:that|this|it|those|them|with)\b/,
  /\b(?:it is|it['’]s|that is|that['’]s|just|only|merely|is) (?:a |an |one of those )?(?:(?:common|old|popular|widespread|big) )?(?:myth|misconception|fairy ?tale|old wives|urban legend|misunderstanding|superstition)\b/,
  /\b(?:people|some(?:body|one)?|others|they|many|everybody|everyone|my (?:\w+ )?(?:colleagues?|boss|teacher|friend|manager|neighbou?r|brother|sister|cousin)|the (?:book|textbook|manual|internet)|textbooks|books|folks)(?: \w+){0,2} (?:says?|said|claims?|claimed|thinks?|thought|believes?|believed|insists?|insisted|pretends?|swears?|told me|would (?:say|tell you)|will tell you)\b.{20,}\b(?:but|wrong|not true|nonsense|mistaken|disagree|don['’]?t|false|opposite|untrue|rubbish|reality|actually|never)\b/,
  /\b(?:the (?:exact |very |complete )?opposite (?:is|of (?:that|this|what|it))|quite the opposite|the other way (?:a)?round|just the reverse|contrary to (?:that|what)|not at all true|not true at all|far from (?:it|true|the truth))\b/,
  /\bit (?:is|was) (?:not|simply not|just not|never) (?:true|the case|right|correct) (?:that|to)\b/,
  /\b(?:isn['’]?t|is not|aren['’]?t|not) (?:true|right|correct|the case|how it works|what happens)\b(?! (?:away|now|side|hand|angle))/,
  /\b(?:anyone|anybody|whoever|those|people|someone|somebody|a person) (?:who|that) (?:says?|claims?|thinks?|believes?|tells?).{3,}\b(?:wrong|mistaken|lying|fool|idiot|no idea|stupid|clueless|confused)\b/,
  /\b(?:opposite day|just kidding|only joking|just joking|i['’]?m joking)\b/,
];

/** If the key itself is about truth, such phrases reverse nothing. */
const OF_TRUTH = ['true', 'false', 'truth', 'wrong', 'incorrect', 'myth', 'opposite'];

function turned(said: Said): Note | null {
  if (OF_TRUTH.some((word) => said.question.known.words.has(word))) return null;
  return noteAt('turned', TURNED, said);
}

/** Things that are said aloud only when someone reads from a text. */
const READ_ALOUD = [
  /\b(?:bullet|bullets|bullet ?points?)\b/,
  /\b(?:open|close|closed|closing|opening) (?:bracket|brackets|quote|quotes|parenthesis|parentheses)\b/,
  /\b(?:full stop|semicolon|new (?:line|paragraph)|next (?:line|slide|page|bullet)|end of (?:quote|text|answer|page|slide))\b/,
  /\b(?:according to|as (?:it says|written|it is written|stated|it['’]s written)|it says|says here|written (?:down )?(?:here|on)|i (?:have|['’]ve)(?: got)? (?:it )?(?:written|noted)|(?:i['’]?m|i am|let me|i(?:['’]ll| will)?)(?: just)? (?:read|reading)) ?(?:in|on|from|here|this|it|aloud|out|down|off)?(?: (?:my|the|this|a))?(?: \w+)? ?(?:notes?|sheet|paper|page|screen|slide|script|card|here|aloud|out|off)\b/,
  /\b(?:question (?:number )?(?:one|two|three|four|five|six|\d+)|answer (?:number )?(?:one|two|three|four|five|six|\d+)|sample answer|model answer|expected answer|key points? (?:one|two|three|\d))\b/,
  /\b(?:insert|put|fill in)(?: \w+){0,4} here\b/,
  /\b(?:chat ?gpt|as an ai|language model)\b/,
];

/** The speaker corrects themselves. A person must listen to decide which words count. */
const CORRECTED = [
  /\b(?:no,? wait|wait,? no|scratch that|strike that|let me correct|correct myself|i take that back|sorry,? i meant?|i meant to say|no,? sorry|or rather|actually,? no)\b/,
];
/**
 * Phrases addressed to the person or program that marks the answer. Only whole phrases, because teachers and testers
 * also talk about marks, tests and system messages.
 */
const ADDRESSED = [
  /\b(?:ignore|disregard|forget|override) (?:\w+ ){0,3}(?:instructions?|prompts?|rules|question|reference|rubric|above)\b/,
  /\b(?:ai language model|language model|system prompt|system message the|all (?:the )?(?:ideas|points) (?:are|were|have been)|compare with the reference|the json|pretend that i|score (?:of )?(?:below|above)|mark (?:this|it|me|my answer) as|dear (?:grader|examiner|ai))\b/,
  /\b(?:for this candidate|(?:this|my)(?: whole)? answer|the previous candidate|the grader|their grade)\b.*\b(?:full|scores?|grade|correct|accept|match|right|ideas?|pass(?:ed)?|perfect|for me|exception)\b/,
  /\b(?:for this candidate|i get full marks|(?:give|award) (?:me|all|this) (?:\w+ ){0,2}(?:marks|points|score)|award all points|full score|found true|found to true|(?:grade|mark|score|accept|consider|reuse|translate) (?:the following|every idea|me|this)|verdict correct|correct evaluation of this|the whole reference|grading policy|candidate passed)\b/,
];

/** Words used as placeholders for real words. */
const FILLER =
  /\b(?:blah|bla|yada|yadda|lorem|ipsum|dum|la la|na na|something something|thingy|stuff stuff|whatever whatever|et cetera et cetera|foo|hmm hmm)\b/;
const LEAST_FILLERS = 2;
/** Someone may end with "and blah blah blah". */
const LEAST_FILLER_SHARE = 1 / 6;
const LEAST_PIECES = 3;
const LONGEST_PIECE = 7;

/** "Blah load. Blah voltage.", "Load is important. Voltage is important." */
function filler({ tokens, plain }: Said): Note | null {
  const fillers = (plain.match(new RegExp(FILLER, 'g')) ?? []).length;
  if (fillers >= LEAST_FILLERS && fillers >= LEAST_FILLER_SHARE * plain.split(' ').length)
    return { code: 'filler' };
  const told = [...Map.groupBy(tokens, ({ phrase }) => phrase).values()].filter((piece) =>
    piece.some(({ weight }) => weight >= tellingWeight),
  );
  // Repeating one thing three times still says it.
  const pieces = [...new Map(told.map((piece) => [piece.map(({ stem }) => stem).join(' '), piece])).values()];
  if (pieces.length < LEAST_PIECES) return null;
  const frames = pieces
    .filter(({ length }) => length > 1 && length <= LONGEST_PIECE)
    .map((piece) =>
      piece
        .filter(({ weight }) => weight < tellingWeight)
        .map(({ word }) => word)
        .join(' '),
    )
    .filter((frame) => frame !== '');
  const most = Math.max(
    0,
    ...[...Map.groupBy(frames, (frame) => frame).values()].map(({ length }) => length),
  );
  return most >= LEAST_PIECES && most >= 0.6 * pieces.length ? { code: 'filler' } : null;
}

const LEAST_TERMS = 6;
const MOST_LIGHT = 0.12;
const MOSTLY_EXPECTED = 0.6;

/** A row of terms from the key, although the key has sentences. */
function terms({ question, tokens }: Said): Note | null {
  const content = tokens.filter(({ weight }) => weight >= tellingWeight);
  if (content.length < LEAST_TERMS) return null;
  const light = (some: readonly Token[]) =>
    some.filter(({ weight }) => weight < tellingWeight).length / some.length;
  if (light(tokens) > MOST_LIGHT) return null;
  const isOfKey = question.references.some((reference) => {
    const stems = new Set(reference.tokens.map(({ stem }) => stem));
    const shared = content.filter(({ stem }) => stems.has(stem)).length / content.length;
    return shared >= MOSTLY_EXPECTED && light(reference.tokens) > 2 * MOST_LIGHT;
  });
  return isOfKey ? { code: 'terms' } : null;
}

function shuffled({ question, tokens }: Said): Note | null {
  const references = question.references.map((reference) => reference.tokens);
  return isSalad(tokens, question.question, references) ? { code: 'shuffled' } : null;
}

const LONGEST_QUOTE = 14;

/** The note for the first pattern that is in the text, with the candidate's words at that place. */
function noteAt(code: Note['code'], shapes: readonly RegExp[], { plain, words }: Said): Note | null {
  for (const shape of shapes) {
    const hit = shape.exec(plain);
    if (hit === null) continue;
    const from = plain.slice(0, hit.index).split(' ').length - 1;
    const length = Math.min(LONGEST_QUOTE, hit[0].trim().split(' ').length);
    const said = words.filter((word) => plainOf(word.text).length > 0).slice(from, from + length);
    return {
      code,
      said: said
        .map((word) => word.text)
        .join(' ')
        .replace(/(?<![.,;:!?])[.,;:!?]+$/, ''),
    };
  }
  return null;
}

const ofPhrases =
  (rule: Rule): Rule =>
  (said) =>
    said.question.known.language.readsPhrases ? rule(said) : null;

/**
 * Small rules that each spot one way in which words may mislead. A finding is a note on the answer, which holds back a
 * *Correct* and does nothing else. A rule is kept only if, in each set of marked answers, at most 3 % of the answers
 * with full marks get its note (`npm run eval:grading`).
 */
const RULES: readonly Rule[] = [
  unknownBeside,
  echo,
  ofPhrases(turned),
  ofPhrases((said) => noteAt('read-aloud', READ_ALOUD, said)),
  ofPhrases((said) => noteAt('corrected', CORRECTED, said)),
  ofPhrases((said) => noteAt('addressed', ADDRESSED, said)),
  ofPhrases(filler),
  terms,
  ofPhrases(shuffled),
];

export const notesOn = (question: PreparedQuestion, answer: Prepared): Note[] =>
  RULES.flatMap((rule) => rule({ ...answer, question }) ?? []);
