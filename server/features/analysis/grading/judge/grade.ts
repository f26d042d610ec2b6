import { isGraded } from '#contract/interview/interview-languages.ts';
import type { Note } from '#contract/interview/notes.ts';
import type { Language } from '#contract/messages/languages.ts';
import type { Certainty, Settler, Verdict } from '#contract/interview/verdicts.ts';
import { type Idea, ideasOf } from '#server/features/analysis/grading/compare/evidence.ts';
import { type Model, shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import {
  type PreparedQuestion,
  bestOf,
  compareWith,
  prepareQuestion,
} from '#server/features/analysis/grading/compare/score.ts';
import { whatWordsShow } from '#server/features/analysis/grading/compare/whole.ts';
import { hearingNote, isMoreThanFillers } from '#server/features/analysis/grading/text/hearing.ts';
import {
  type TextLanguage,
  textLanguage,
} from '#server/features/analysis/grading/text/languages/text-language.ts';
import { prepare } from '#server/features/analysis/grading/text/prepare.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import { isSilent, saysOnlyUnknown } from './checks.ts';
import { notesOn } from './notes.ts';
import { type Evidence, type ModelOpinion, settle } from './settle.ts';
import { type Mark, type Point, type Taught, pointOf, teach, verdictOfMarks } from './teach.ts';

export interface Question {
  question: string;
  /** The hiring manager's answer. */
  reference: string;
  /** Other answers that are just as good. */
  references?: readonly string[];
}

export interface GradeInput extends Question {
  /** A speech transcript, or plain text without segments. */
  transcript: SpokenText;
  /** People's marks for other answers to this question. `score` is 0 to 1. */
  marks?: readonly { text: string; score: number }[];
}

export interface Grade {
  /** How much of the key was found, 0 to 1, on the scale of the marks if there are any. It orders answers. */
  score: number;
  verdict: Verdict;
  certainty: Certainty;
  /** Null while a person must decide. */
  settledBy: Settler | null;
  /** How many marks on this question the score is based on. */
  marksUsed: number;
  ideas: Idea[];
  notes: Note[];
}

/** What the words of an answer show, before people's marks and a model's opinion. */
export interface Assessment extends Pick<Evidence, 'said' | 'mustBeHeard' | 'words' | 'isHeldBack'> {
  /** The score without the effect of marks. */
  score: number;
  ideas: Idea[];
  notes: Note[];
  /** The answer in the form in which it is compared with marked ones. */
  point: Point;
  language: TextLanguage;
}

export const prepared = (
  { question, reference, references = [] }: Question,
  language: Language = 'en',
): PreparedQuestion => prepareQuestion(question, [reference, ...references], textLanguage(language));

/** Assesses with a given model. The evaluation uses models that have seen none of the answers they grade. */
export function assess(
  question: PreparedQuestion,
  spoken: SpokenText,
  model: Model = shippedModel,
): Assessment {
  const { answer, best, point } = compared(question, spoken, model);
  const { tokens } = answer;
  const { language } = question.known;
  // Uses all words: an answer that is only a name is still an answer, although the name itself counts for nothing.
  const isNothing = isSilent([...tokens, ...answer.names], language);
  const isForPeople = spoken.text !== '' && !isGraded(language.tag);
  const hearing =
    hearingNote(spoken) ??
    (isForPeople ? NOT_GRADED : isNothing && isMoreThanFillers(spoken) ? FEW_WORDS : null);
  const base = {
    score: point.score,
    point,
    language,
    ideas:
      best && !isForPeople ? ideasOf(best.comparison.reference, question.question, tokens, answer.words) : [],
    mustBeHeard: hearing !== null,
    notes: hearing === null ? [] : [hearing],
    words: 'none' as const,
    isHeldBack: false,
  };
  if (isForPeople) return { ...base, said: 'something' };
  const said = isNothing ? 'nothing' : saysOnlyUnknown(question, answer) ? 'unknown' : 'something';
  if (said !== 'something') {
    const note: Note = { code: isNothing ? 'silent' : 'unknown' };
    return {
      ...base,
      said,
      score: 0,
      ideas: without(base.ideas),
      notes: hearing === null ? [note] : base.notes,
    };
  }
  if (best === undefined) return { ...base, said: 'something', notes: [...base.notes, { code: 'no-key' }] };
  const notes = notesOn(question, answer);
  return {
    ...base,
    said: 'something',
    notes: [...base.notes, ...notes],
    isHeldBack: notes.length > 0,
    words: whatWordsShow(question, tokens, best.comparison),
  };
}

/** Compares the answer with the nearest key, and prepares it for comparison with other answers. */
function compared(question: PreparedQuestion, spoken: SpokenText, model: Model) {
  const answer = prepare(spoken, question.known);
  const best = bestOf(compareWith(question, answer.tokens), model);
  return { answer, best, point: pointOf(best?.score ?? 0, answer.tokens, question, best?.comparison) };
}

const FEW_WORDS: Note = { code: 'few-words' };
/** Only a person can judge words in this language. */
const NOT_GRADED: Note = { code: 'not-graded' };

const without = (ideas: readonly Idea[]): Idea[] =>
  ideas.map((idea) => ({ ...idea, found: false, evidence: null }));

/** What else is known besides the words of an answer. */
interface Beside {
  /** Marks on other answers to the question, and what was learned from them. */
  marks?: readonly Mark[];
  taught?: Taught;
  /** The opinion of a language or inference model. */
  opinion?: ModelOpinion | null;
  model?: Model;
}

/** The grade of an assessed answer, using marks on other answers and the opinion of a model if there are any. */
export function gradeOf(
  own: Assessment,
  { marks = [], taught = teach(marks), opinion = null, model = shippedModel }: Beside = {},
): Grade {
  const marked = verdictOfMarks(own.point, marks, { taught, sure: model.sure });
  const { verdict, certainty, by } = settle({
    ...own,
    marks: own.language.settlesByMarks ? marked.verdict : null,
    model: opinion,
  });
  const score = own.said === 'something' ? marked.score : 0;
  return {
    score: Math.round(score * 1000) / 1000,
    verdict,
    certainty,
    settledBy: by,
    marksUsed: marks.length,
    ideas: own.ideas,
    notes: own.notes,
  };
}

/** The marks on other answers to this question, in the form for learning. */
function marksFor({ marks = [], ...input }: GradeInput, model: Model = shippedModel): Mark[] {
  const asked = prepared(input, input.transcript.language);
  return marks.map(({ text, score }) => ({ ...compared(asked, { text }, model).point, mark: score }));
}

export function gradeWith(model: Model, input: GradeInput): Grade {
  return gradeOf(assess(prepared(input, input.transcript.language), input.transcript, model), {
    marks: marksFor(input, model),
    model,
  });
}

/**
 * Grades a spoken answer against the key by its words, and by the marks on other answers. The same input gives the same
 * grade. Names, gendered words and schools make no difference.
 */
export const gradeAnswer = (input: GradeInput): Grade => gradeWith(shippedModel, input);
