import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/report-team.ts';
import type { getScorecards } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import classes from './team.module.css';

type Figures = NonNullable<OutputOf<typeof getScorecards>['figures']>;
type Agreed = Figures['job']['people'];

/** How far people agree with each other and with the analysis, in this interview and in the job. */
export function Agreement({ figures }: { figures: Figures }) {
  return (
    <details className={classes.agreement}>
      <summary>{said.howFarAgree()}</summary>
      <dl>
        <Of title={said.inThisInterview()} of={figures.interview} />
        <Of title={said.inAllInterviews()} of={figures.job} />
      </dl>
      <Text c="dimmed">{said.agreementAbout()}</Text>
    </details>
  );
}

function Of({ title, of: { people, withAnalysis, overrides } }: { title: string; of: Figures['job'] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{said.betweenPeople({ value: alphaInWords(people) })}</dd>
      <dd>{said.withAnalysis({ value: alphaInWords(withAnalysis) })}</dd>
      <dd>
        {overrides.checked === 0
          ? said.noneChecked()
          : said.changedOfChecked({ changed: overrides.changed, checked: overrides.checked })}
      </dd>
    </>
  );
}

const alphaInWords = ({ alpha, reason }: Agreed): string => (alpha === null ? reason : alpha.toFixed(2));
