import {
  BANDS,
  type BandVerdict,
  type Certainty,
  type Settler,
  type Verdict,
} from '#contract/interview/verdicts.ts';

/** The opinion of a language or inference model on an answer. */
export interface ModelOpinion {
  /** The share of the key's weight that the model finds, 0 to 1. */
  share: number;
  /** The model quotes a contradiction that is in the answer. */
  contradicts: boolean;
  /**
   * The model sees a contradiction but quotes nothing: enough to hold back a *Correct*, too little for an *Incorrect*.
   */
  doubts?: boolean;
}

/** Everything that is known about one answer. */
export interface Evidence {
  /** `nothing`: silence; `unknown`: the whole answer is "I don't know". */
  said: 'nothing' | 'unknown' | 'something';
  /** So much was not understood that only a person who listens can judge it. */
  mustBeHeard: boolean;
  /** `confirm`: the answer is the key, nearly word for word. `some`: it has words of the key. `none`: it has none. */
  words: 'confirm' | 'some' | 'none';
  /** Whether a note holds back a *Correct*. */
  isHeldBack: boolean;
  /**
   * The verdict that the company's marks on this question settle. Null if they are not certain enough, or there are
   * none.
   */
  marks: BandVerdict | null;
  model: ModelOpinion | null;
}

export interface Settled {
  verdict: Verdict;
  certainty: Certainty;
  /** Null while a person must decide. */
  by: Settler | null;
}

const REVIEW: Settled = { verdict: 'Needs Review', certainty: 'low', by: null };

/**
 * Which source can settle which verdict. Words alone can confirm but not make an *Incorrect*: they can show that
 * something was said, but not that it wasn't. An *Incorrect* needs people's marks, or a model that quotes a
 * contradiction when the words found nothing. High certainty needs two independent sources.
 */
export function settle(evidence: Evidence): Settled {
  const { said, mustBeHeard, words, isHeldBack, marks, model } = evidence;
  if (mustBeHeard) return REVIEW;
  if (said === 'nothing') return { verdict: 'Not Answered', certainty: 'high', by: 'silence' };
  if (said === 'unknown') return { verdict: 'Not Answered', certainty: 'medium', by: 'silence' };
  const opinions: readonly (readonly [Settler, Verdict | null])[] = [
    ['marks', marks],
    ['model', model && verdictOfModel(model, words)],
    ['words', words === 'confirm' ? 'Correct' : null],
  ];
  const given = opinions.filter(([, verdict]) => verdict !== null);
  const [by, verdict] = given[0] ?? [null, null];
  if (by === null || verdict === null || given.some(([, other]) => other !== verdict)) return REVIEW;
  if (verdict === 'Correct' && (isHeldBack || isDenied(model))) return REVIEW;
  return { verdict, certainty: given.length > 1 ? 'high' : 'medium', by };
}

/**
 * A model's favourable verdict counts only together with words of the key. An unfavourable one counts only if the words
 * found nothing.
 */
function verdictOfModel(
  { share, contradicts, doubts = false }: ModelOpinion,
  words: Evidence['words'],
): BandVerdict | null {
  if (contradicts) return share < BANDS.partial && words === 'none' ? 'Incorrect' : null;
  if (doubts || words === 'none' || share < BANDS.partial) return null;
  return share >= BANDS.correct ? 'Correct' : 'Partially Correct';
}

/** Whether the model sees so little of the key, or a contradiction, that nothing else can make the answer *Correct*. */
const isDenied = (model: ModelOpinion | null): boolean =>
  model !== null && (model.contradicts || model.doubts === true || model.share < BANDS.correct);
