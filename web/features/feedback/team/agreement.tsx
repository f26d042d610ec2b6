import { Text } from '@mantine/core';
import type { getScorecards } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import classes from './team.module.css';

type Figures = NonNullable<OutputOf<typeof getScorecards>['figures']>;
type Agreed = Figures['job']['people'];

/** How far people agree with each other and with the analysis, in this interview and in the job. */
export function Agreement({ figures }: { figures: Figures }) {
  return (
    <details className={classes.agreement}>
      <summary>How far you agree</summary>
      <dl>
        <Of title="In this interview" of={figures.interview} />
        <Of title="In all judged interviews of this job" of={figures.job} />
      </dl>
      <Text c="dimmed">
        Agreement is Krippendorff’s alpha for ordered judgements (K. Krippendorff, Computing Krippendorff’s
        Alpha-Reliability, 2011): 1 is full agreement, 0 is chance. For the comparison, each quarter of the
        analysis’s score stands for one judgement, from strong no to strong yes.
      </Text>
    </details>
  );
}

function Of({ title, of: { people, withAnalysis, overrides } }: { title: string; of: Figures['job'] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>Between people: {alphaInWords(people)}</dd>
      <dd>Between people and the analysis: {alphaInWords(withAnalysis)}</dd>
      <dd>
        {overrides.checked === 0
          ? 'No verdict of the analysis was checked by a person.'
          : `${overrides.changed} of ${overrides.checked} verdicts that a person checked were changed.`}
      </dd>
    </>
  );
}

const alphaInWords = ({ alpha, reason }: Agreed): string => (alpha === null ? reason : alpha.toFixed(2));
