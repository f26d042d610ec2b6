import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/insights.ts';
import { INSIGHT_QUESTIONS_MAX } from '#contract/company/insight-limits.ts';
import { NO_SOURCE } from '#contract/job/source.ts';
import type { Message } from '#contract/messages/message.ts';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/page.tsx';
import { Bars, Columns, Picture, VERDICT_LOOKS, VerdictBars } from './picture.tsx';
import {
  dropOffSentence,
  funnelSentence,
  questionsSentence,
  scoresSentence,
  sourcesSentence,
  spanOf,
  timesSentence,
  type Insights,
} from './sentences.ts';

export function FunnelPicture({ insights }: { insights: Insights }) {
  const { funnel, applications } = insights;
  return (
    <Picture
      title={said.howFar()}
      sentence={funnelSentence(insights)}
      headers={[said.stage(), said.peopleHeader()]}
      rows={funnel.map(({ title, people }) => [title, people])}
    >
      <Bars
        max={applications}
        bars={funnel.map(({ title, people }) => ({
          label: title,
          parts: [{ look: 'plain', value: people }],
          note: `${people}`,
        }))}
      />
    </Picture>
  );
}

const STEPS: Record<Insights['dropOff'][number]['step'], Message> = {
  applied: said.stepApplied,
  invited: said.stepInvited,
  began: said.stepBegan,
  submitted: said.stepSubmitted,
};

export function DropOffPicture({ insights }: { insights: Insights }) {
  const { dropOff, applications } = insights;
  return (
    <Picture
      title={said.fromInvitation()}
      sentence={dropOffSentence(insights)}
      headers={[said.step(), said.peopleHeader()]}
      rows={dropOff.map(({ step, people }) => [STEPS[step](), people])}
    >
      <Bars
        max={applications}
        bars={dropOff.map(({ step, people }) => ({
          label: STEPS[step](),
          parts: [{ look: 'plain', value: people }],
          note: `${people}`,
        }))}
      />
    </Picture>
  );
}

const inWords = (hours: number | null): string => (hours === null ? '-' : spanOf(hours));

export function TimesPicture({ insights }: { insights: Insights }) {
  const { timeInStage, timeToFirstDecision, timeToDecisionAfterInterview } = insights;
  const waits = [
    { title: said.firstDecision(), ...timeToFirstDecision },
    { title: said.decisionAfter(), ...timeToDecisionAfterInterview },
  ];
  const all = [...timeInStage, ...waits];
  return (
    <Picture
      title={said.howLong()}
      sentence={timesSentence(insights)}
      headers={[said.stageOrWait(), said.peopleHeader(), said.halfTook(), said.mostTook()]}
      rows={all.map(({ title, people, medianHours, p90Hours }) => [
        title,
        people,
        inWords(medianHours),
        inWords(p90Hours),
      ])}
    >
      <Bars
        max={Math.max(1, ...all.map(({ p90Hours }) => p90Hours ?? 0))}
        bars={all.map(({ title, medianHours, p90Hours }) => ({
          label: title,
          parts: [{ look: 'plain', value: medianHours ?? 0 }],
          until: p90Hours,
          note: inWords(medianHours),
        }))}
      />
      <Text mt="sm" c="dimmed" fz="xs">
        {said.barAbout()}
      </Text>
    </Picture>
  );
}

export function ScoresPicture({ insights }: { insights: Insights }) {
  const { steps } = insights.scores;
  const label = ({ from, to }: (typeof steps)[number]) => `${from}–${to}`;
  return (
    <Picture
      title={said.spread()}
      sentence={scoresSentence(insights)}
      headers={[said.scorePercent(), said.interviews()]}
      rows={steps.map((step) => [label(step), step.people])}
    >
      <Columns columns={steps.map((step) => ({ label: label(step), value: step.people }))} />
    </Picture>
  );
}

/** How people found the job, as a table. Renders nothing while no link has recorded a source. */
export function SourcesTable({ insights: { sources } }: { insights: Insights }) {
  if (!sources.some(({ source }) => source !== NO_SOURCE)) return null;
  return (
    <Section title={said.whereFrom()}>
      <Text mb="sm">{sourcesSentence(sources)}</Text>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">{said.source()}</th>
            <th scope="col">{said.peopleHeader()}</th>
            <th scope="col">{said.hired()}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, title, people, hired }) => (
            <tr key={source}>
              <th scope="row">{title}</th>
              <td>{people}</td>
              <td>{hired}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** How many questions are drawn. The table has all of them. */
const DRAWN = 10;

export function QuestionsPicture({ insights }: { insights: Insights }) {
  const { questions } = insights;
  const more =
    questions.length > DRAWN
      ? ` ${said.hardestShown({ drawn: DRAWN, listed: Math.min(questions.length, INSIGHT_QUESTIONS_MAX) })}`
      : '';
  return (
    <Picture
      title={said.howHard()}
      sentence={`${questionsSentence(insights)}${more}`}
      headers={[said.question(), said.job(), said.answers(), ...VERDICT_LOOKS.map(([, name]) => name())]}
      rows={questions.map((one) => [
        one.question,
        one.role,
        one.people,
        ...VERDICT_LOOKS.map(([verdict]) => one[verdict]),
      ])}
    >
      <VerdictBars
        rows={questions.slice(0, DRAWN).map((one) => ({
          label: one.question,
          counts: one,
          note: said.correctOf({ correct: one.correct, all: one.people }),
        }))}
      />
    </Picture>
  );
}
