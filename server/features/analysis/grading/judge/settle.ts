import {
  BANDS,
  type BandVerdict,
  type Certainty,
  type Settler,
  type Verdict,
} from '#contract/interview/verdicts.ts';

/** What a language or inference model says of an answer. */
export interface ModelOpinion {
  /** The share of the key's weight that it finds, 0 to 1. */
  share: number;
  /** It quotes a contradiction that stands in the answer. */
  contradicts: boolean;
  /** It sees a contradiction and quotes nothing: enough to hold back, too little to accuse. */
  doubts?: boolean;
}

/** All that is known of one answer. */
export interface Evidence {
  /** `nothing`: silence; `unknown`: the whole answer is "I don't know". */
  said: 'nothing' | 'unknown' | 'something';
  /** So much was not understood that only a person who listens can tell. */
  mustBeHeard: boolean;
  /** `confirm`: the answer is the key, nearly word for word; `some`: words of the key were said; `none`: no such words. */
  words: 'confirm' | 'some' | 'none';
  /** A note holds back a *Correct*. */
  isHeldBack: boolean;
  /** The verdict that the company's marks on this question settle; null if they are not sure enough, or there are none. */
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
 * Who may say what. Words alone confirm and never accuse: they can show that something was said, not that it was not. Only
 * marks of people, or a model that quotes a contradiction where the words found nothing, say *Incorrect*. High certainty
 * needs two independent sources.
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

/** A model's verdict counts only beside words of the key; against an answer, only where the words found nothing. */
function verdictOfModel(
  { share, contradicts, doubts = false }: ModelOpinion,
  words: Evidence['words'],
): BandVerdict | null {
  if (contradicts) return share < BANDS.partial && words === 'none' ? 'Incorrect' : null;
  if (doubts || words === 'none' || share < BANDS.partial) return null;
  return share >= BANDS.correct ? 'Correct' : 'Partially Correct';
}

/** The model sees so little of the key, or a contradiction, that nothing else makes the answer *Correct*. */
const isDenied = (model: ModelOpinion | null): boolean =>
  model !== null && (model.contradicts || model.doubts === true || model.share < BANDS.correct);
