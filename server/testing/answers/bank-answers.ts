import { type Grade, gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';

/** Pairs of opposites, both everyday ones and technical ones. */
const opposites: readonly (readonly [string, string])[] = `
before after; first last; always never; more less; higher lower; high low; inside outside; same different; open closed; early late;
largest smallest; large small; fast slow; faster slower; left right; public private; positive negative; increases decreases; increase decrease;
true false; with without; all none; add remove; minimum maximum; strong weak; hot cold; dry wet; clean dirty; full empty; long short; new old;
good bad; safe unsafe; calm angry; cheap expensive; easy difficult; known unknown; empty full; simple complex; narrow wide; above below;
internal external; static dynamic; stable unstable; keep discard; keeps discards; start stop; allow forbid; allows forbids; correct incorrect;
quickly slowly; near far; soft hard; thick thin; heavy light; raise lower; buy sell; enable disable; include exclude; includes excludes
`
  .trim()
  .split(/;\s*/)
  .map((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return [a, b] as const;
  });
const oppositeOf = new Map(opposites.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/**
 * The answer with one of its words replaced by its opposite, or null if it has no such word. `written` says what is
 * put in place of the word.
 */
function withOpposite(
  answer: string,
  choose: (words: string[]) => string | undefined,
  written: (word: string, other: string) => string = (_, other) => other,
): string | null {
  const said: string[] = answer.toLowerCase().match(/[a-z]+/g) ?? [];
  const turnable = [...new Set(said)].filter((word) => {
    const other = oppositeOf.get(word);
    return other !== undefined && !said.includes(other);
  });
  const word = choose(turnable);
  return word === undefined
    ? null
    : answer.replace(new RegExp(`\\b${word}\\b`, 'gi'), (said) =>
        written(said, oppositeOf.get(word) ?? word),
      );
}

/** Ways to make a correct answer wrong by changing a few of its words. */

interface Turn {
  name: string;
  turn: (answer: string) => string | null;
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');

const uncapital = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const auxiliary =
  /\b(is|are|was|were|can|could|will|would|should|must|may|might|has|have|does|do|did)\b(?! not\b|n't)/i;
const negated = /\b(is|are|was|were|can|could|will|would|should|must|may|might|has|have|does|do|did) not\b/i;

function inSentence(answer: string, wanted: RegExp, change: (sentence: string) => string): string | null {
  const sentences = sentencesOf(answer);
  const at = sentences.findIndex((sentence) => wanted.test(sentence));
  return at === -1
    ? null
    : sentences.map((sentence, index) => (index === at ? change(sentence) : sentence)).join(' ');
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function withOtherNumber(answer: string): string | null {
  const changed = answer.replace(/(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\d)/g, (number) =>
    String(Number(number) * 3 + 4),
  );
  if (changed !== answer) return changed;
  const spelled = answer.replace(
    /\b(two|three|four|five|six)\b/gi,
    (word) => numbers[(numbers.indexOf(word.toLowerCase()) + 3) % 10] ?? word,
  );
  return spelled === answer ? null : spelled;
}

const common = new Set(
  `about after again before being could every first might other people should since still their there these things those through under
  until using where another alone means badly always often really which while whose would because between without against such`.split(
    /\s+/,
  ),
);

/** Swaps two terms everywhere in the answer. With `far`, the second term is from a later sentence. */
function withTermsExchanged(answer: string, far: boolean): string | null {
  const [one, ...others] = sentencesOf(answer);
  if (one === undefined) return null;
  const words: string[] = answer.match(/\w+/g) ?? [];
  const terms = (text: string) =>
    [...(text.match(/\b[a-z]{5,}\b/g) ?? [])].filter((word) => !common.has(word));
  const here = terms(one);
  const apart = (word: string) => Math.abs(words.indexOf(word) - words.indexOf(here[0] ?? '')) >= 3;
  const there = far ? terms(others.join(' ')) : here;
  const a = here[0];
  const b = there.findLast((word) => word !== a && apart(word) && !(far && one.includes(word)));
  if (a === undefined || b === undefined) return null;
  return answer.replace(new RegExp(`\\b(?:${a}|${b})\\b`, 'g'), (word) => (word === a ? b : a));
}

const turns: readonly Turn[] = [
  {
    name: 'a "not" in its first sentence that can take one',
    turn: (answer) => inSentence(answer, auxiliary, (sentence) => sentence.replace(auxiliary, '$1 not')),
  },
  {
    name: 'a "not" in its last sentence that can take one',
    turn: (answer) => {
      const sentences = sentencesOf(answer);
      const at = sentences.findLastIndex((sentence) => auxiliary.test(sentence));
      return at === -1
        ? null
        : sentences.map((one, index) => (index === at ? one.replace(auxiliary, '$1 not') : one)).join(' ');
    },
  },
  {
    name: 'every sentence with a "not"',
    turn: (answer) => {
      const turned = sentencesOf(answer).map((one) =>
        one.replace(auxiliary, "$1n't").replace(/\bcann't\b/g, "can't"),
      );
      return turned.join(' ') === answer ? null : turned.join(' ');
    },
  },
  {
    name: 'a "not" taken out',
    turn: (answer) =>
      inSentence(answer, negated, (sentence) => sentence.replace(negated, '$1')) ??
      inSentence(answer, /\bcannot\b/, (sentence) => sentence.replace(/\bcannot\b/, 'can')),
  },
  {
    name: '"never", "no" or "without" taken out',
    turn: (answer) =>
      inSentence(answer, /\b(?:never|without|no)\b /i, (sentence) =>
        sentence.replace(/\b(never|without|no)\b /i, (word) => (/without/i.test(word) ? 'with ' : '')),
      ),
  },
  {
    name: 'all of it denied',
    turn: (answer) =>
      sentencesOf(answer)
        .map((one) => `It is not true that ${uncapital(one)}`)
        .join(' '),
  },
  {
    name: 'the first opposite word',
    turn: (answer) => withOpposite(answer, (words) => words[0]),
  },
  {
    name: 'the last opposite word',
    turn: (answer) => withOpposite(answer, (words) => words.at(-1)),
  },
  {
    name: 'a right word corrected to its opposite',
    turn: (answer) =>
      withOpposite(
        answer,
        (words) => words[0],
        (word, other) => `${word}, no, sorry, ${other}`,
      ),
  },
  { name: 'another number', turn: withOtherNumber },
  {
    name: 'terms exchanged within a sentence',
    turn: (answer) => withTermsExchanged(answer, false),
  },
  {
    name: 'terms exchanged between sentences',
    turn: (answer) => withTermsExchanged(answer, true),
  },
];

/** Answers of the question bank with their meaning reversed, and the verdicts on them. */
export const bankTrials = (): { kind: string; answer: string; verdict: Grade['verdict'] }[] =>
  skillBanks.flatMap(({ spoken }) =>
    spoken.flatMap(({ question, answer: reference }) =>
      turns.flatMap(({ name, turn }) => {
        const answer = turn(reference);
        if (answer === null || answer === reference) return [];
        const { verdict } = gradeAnswer({ question, reference, transcript: { text: answer } });
        return [{ kind: name, answer, verdict }];
      }),
    ),
  );
