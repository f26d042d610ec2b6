import { useEffect, useState } from 'react';
import { SCORES, type Score } from '#contract/scores.ts';
import type { getScorecards } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { draftIn } from '#web/ui/form/draft.ts';

export type Card = OutputOf<typeof getScorecards>['others'][number];

export interface Judgement {
  score: Score | null;
  reason: string;
}

export interface ScorecardValues {
  overall: Judgement;
  /** By the id of the question. */
  scores: Record<string, Judgement>;
}

export const NO_JUDGEMENT: Judgement = { score: null, reason: '' };
export const isComplete = ({ score, reason }: Judgement) => score !== null && reason.trim() !== '';
export const isEmpty = ({ score, reason }: Judgement) => score === null && reason.trim() === '';

/** What is typed into a scorecard stays in this tab until it is sent or discarded, also when another is opened. */
export function useScorecardValues(applicationId: string, own: Card | null) {
  const [draft] = useState(() => draftIn('tab', `scorecard:${applicationId}`));
  const [saved] = useState(() => valuesOf(own));
  const [values, setValues] = useState<ScorecardValues>(() => readValues(draft.read()) ?? saved);
  useEffect(() => {
    if (values !== saved) draft.write(values);
  }, [draft, values, saved]);
  return { values, setValues, forget: draft.forget };
}

function valuesOf(own: Card | null): ScorecardValues {
  if (own === null) return { overall: NO_JUDGEMENT, scores: {} };
  return {
    overall: { score: own.overall, reason: own.reason },
    scores: Object.fromEntries(
      own.scores.map(({ questionId, score, reason }) => [questionId, { score, reason }]),
    ),
  };
}

/** Null if this is not what the form stored. */
function readValues(stored: object | null): ScorecardValues | null {
  if (stored === null || !('overall' in stored) || !('scores' in stored)) return null;
  const { overall, scores } = stored;
  if (!isJudgement(overall) || typeof scores !== 'object' || scores === null) return null;
  const judgements = Object.entries(scores).filter((entry): entry is [string, Judgement] =>
    isJudgement(entry[1]),
  );
  return { overall, scores: Object.fromEntries(judgements) };
}

const isJudgement = (value: unknown): value is Judgement =>
  typeof value === 'object' &&
  value !== null &&
  'score' in value &&
  (value.score === null || SCORES.some(({ score }) => score === value.score)) &&
  'reason' in value &&
  typeof value.reason === 'string';
