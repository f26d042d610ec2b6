import { type Token, isFunctionWord, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/** One clause: what it speaks of, and what it says of it. */
export interface Statement {
  /** Stems of what it speaks of; taken from the clause before if it has none ("it", "they", no subject). */
  subject: ReadonlySet<string>;
  /** Stems of content words before the verb, of this clause alone. */
  opening: ReadonlySet<string>;
  /** Its content words without those of the subject. */
  body: readonly Token[];
  bodyStems: ReadonlySet<string>;
  allStems: ReadonlySet<string>;
  /** Also those of function words. */
  stems: ReadonlySet<string>;
  beginsWithPreposition: boolean;
  /** Indexes of all its tokens. */
  places: readonly number[];
  isPassive: boolean;
  /** Weight of its content words. */
  weight: number;
}

const joints = new Set(
  'while whereas but so because although though which then when if unless until since that whether'.split(
    ' ',
  ),
);
const pronouns = new Set('it they them its their that this these those he she both one'.split(' '));
/** A verb that shows where the subject ends. */
const verbs = new Set(
  `is are was were be has have had does do did can could may might must should will would cannot means mean
  becomes gives get gets goes takes needs uses keeps holds makes`.split(/\s+/),
);
/** "True" and "false" at the beginning are a verdict and not a subject. */
const verdictStems = new Set(['true', 'fals', 'ye', 'yes', 'no']);
const prepositions = new Set('in on at for with to by from of if when as after before'.split(' '));
const openingReach = 5;
/** Ways to begin that name no subject. Without them "so basically what happens is the median …" speaks of the median. */
const openers = [
  'what happens is',
  'what i mean is',
  'the thing is',
  'i would say',
  'i think',
  'i mean',
  'you know',
  'you see',
  'basically',
  'actually',
  'okay',
  'well',
  'see',
  'so',
  'and',
].map((opener) => opener.split(' '));

/** The places of each clause. */
function clausePlaces(tokens: readonly Token[]): number[][] {
  const clauses: number[][] = [];
  let current: number[] = [];
  const isContent = (at: number) => (tokens[at]?.weight ?? 0) >= tellingWeight;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isNew =
      before !== undefined &&
      (before.sentence !== token.sentence ||
        ((before.phrase !== token.phrase ||
          joints.has(token.word) ||
          (token.word === 'and' && startsAnew(tokens, at + 1))) &&
          current.some(isContent)));
    if (isNew) {
      clauses.push(current);
      current = [];
    }
    current.push(at);
  }
  if (current.length > 0) clauses.push(current);
  return clauses;
}

/** The places of a clause at the beginning of a sentence without its openers; all of them, if it has nothing else. */
function afterOpeners(places: readonly number[], tokens: readonly Token[]): readonly number[] {
  const first = places[0] ?? 0;
  if (tokens[first - 1]?.sentence === tokens[first]?.sentence) return places;
  const wordAt = (at: number) => tokens[places[at] ?? -1]?.word;
  let from = 0;
  for (;;) {
    const opener = openers.find((words) => words.every((word, at) => wordAt(from + at) === word));
    if (opener === undefined) return from < places.length ? places.slice(from) : places;
    from += opener.length;
  }
}

/** Whether a clause with a subject and a verb of its own begins here. */
function startsAnew(tokens: readonly Token[], from: number): boolean {
  const sentence = tokens[from]?.sentence;
  for (let at = from; at < Math.min(tokens.length, from + openingReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== sentence) return false;
    if (at > from && verbs.has(token.word)) return true;
    if (/^(?:i|you|we|it|they)$/.test(token.word)) return true;
  }
  return false;
}

export function stemsOf(places: readonly number[], tokens: readonly Token[]): Set<string> {
  return new Set(places.flatMap((at) => tokens[at]?.stem ?? []));
}

/** The statements of a text. `known` are subjects that another text contrasts. */
export function statementsOf(
  tokens: readonly Token[],
  question: readonly Token[],
  known: ReadonlySet<string> = new Set(),
): Statement[] {
  const asked = askedStems(question);
  const statements: Statement[] = [];
  let carried: ReadonlySet<string> = new Set();
  let sentence = -1;
  for (const whole of clausePlaces(tokens)) {
    const places = afterOpeners(whole, tokens);
    const opening = new Set<string>();
    const subject = new Set<string>();
    const first = tokens[places[0] ?? 0];
    const beginsSentence = first !== undefined && first.sentence !== sentence;
    const leading = places.slice(0, openingReach);
    const pronoun = leading.slice(0, 2).some((at) => pronouns.has(tokens[at]?.word ?? ''));
    let ended = false;
    for (const at of leading) {
      const token = tokens[at];
      if (token === undefined) continue;
      if (opening.size > 0 && verbs.has(token.word)) ended = true;
      if (ended) break;
      if (verdictStems.has(token.stem)) continue;
      if (asked.has(token.stem) || known.has(token.stem)) subject.add(token.stem);
      if (token.weight >= tellingWeight) {
        if (opening.size === 0 && beginsSentence && !pronoun) subject.add(token.stem);
        opening.add(token.stem);
      }
    }
    const own = subject.size > 0 || (beginsSentence && !pronoun);
    const about = own ? subject : carried;
    if (own) carried = subject;
    sentence = first?.sentence ?? sentence;
    const content = places.flatMap((at) => {
      const token = tokens[at];
      return token !== undefined && token.weight >= tellingWeight ? [token] : [];
    });
    const body = content.filter(({ stem }) => !about.has(stem));
    statements.push({
      subject: about,
      opening,
      body,
      bodyStems: new Set(body.map(({ stem }) => stem).filter((stem) => !opening.has(stem))),
      allStems: new Set(content.map(({ stem }) => stem)),
      stems: stemsOf(places, tokens),
      beginsWithPreposition: prepositions.has(first?.word ?? ''),
      places,
      isPassive: places.some((at) => tokens[at]?.word === 'by'),
      weight: content.reduce((sum, { weight }) => sum + weight, 0),
    });
  }
  return statements;
}

/** The content words of the question, and the words that it joins by "and" ("any and unknown"). */
function askedStems(question: readonly Token[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [at, token] of question.entries()) {
    const joined = question[at - 1]?.word === 'and' || question[at + 1]?.word === 'and';
    if (token.weight >= tellingWeight || (joined && isFunctionWord(token.word))) stems.add(token.stem);
  }
  return stems;
}

/**
 * The subjects that tell statements apart. "Link" is not one of them if the reference speaks of a "hard link"
 * and of a "symbolic link".
 */
export function contrastOf(statements: readonly Statement[]): ReadonlySet<string> {
  const subjects = statements.map(({ subject }) => subject).filter(({ size }) => size > 0);
  const all = new Set(subjects.flatMap((one) => [...one]));
  return new Set(
    [...all].filter((stem) => {
      const own = subjects.filter((one) => one.has(stem));
      const isShared = own.some((a) =>
        own.some((b) => [...a].some((x) => !b.has(x)) && [...b].some((x) => !a.has(x))),
      );
      return !isShared && own.length < subjects.length;
    }),
  );
}
