import { Text } from '@mantine/core';
import { INSIGHT_QUESTIONS_MAX } from '#contract/company/insight-limits.ts';
import { NO_SOURCE } from '#contract/job/source.ts';
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
      title="How far people came"
      sentence={funnelSentence(insights)}
      headers={['Stage', 'People']}
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

const STEPS: Record<Insights['dropOff'][number]['step'], string> = {
  applied: 'Applied',
  invited: 'Invited to the interview',
  began: 'Began it',
  submitted: 'Submitted it',
};

export function DropOffPicture({ insights }: { insights: Insights }) {
  const { dropOff, applications } = insights;
  return (
    <Picture
      title="From the invitation to the interview"
      sentence={dropOffSentence(insights)}
      headers={['Step', 'People']}
      rows={dropOff.map(({ step, people }) => [STEPS[step], people])}
    >
      <Bars
        max={applications}
        bars={dropOff.map(({ step, people }) => ({
          label: STEPS[step],
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
    { title: 'First decision', ...timeToFirstDecision },
    { title: 'Decision after the interview', ...timeToDecisionAfterInterview },
  ];
  const all = [...timeInStage, ...waits];
  return (
    <Picture
      title="How long it took"
      sentence={timesSentence(insights)}
      headers={['Stage or wait', 'People', 'Half took at most', 'Nine of ten took at most']}
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
        The bar is the time that half took at most, the line that of nine of ten.
      </Text>
    </Picture>
  );
}

export function ScoresPicture({ insights }: { insights: Insights }) {
  const { steps } = insights.scores;
  const label = ({ from, to }: (typeof steps)[number]) => `${from}–${to}`;
  return (
    <Picture
      title="How the scores are spread"
      sentence={scoresSentence(insights)}
      headers={['Score in percent', 'Interviews']}
      rows={steps.map((step) => [label(step), step.people])}
    >
      <Columns columns={steps.map((step) => ({ label: label(step), value: step.people }))} />
    </Picture>
  );
}

/** By which ways people came: a table, and nothing while no link said it. */
export function SourcesTable({ insights: { sources } }: { insights: Insights }) {
  if (!sources.some(({ source }) => source !== NO_SOURCE)) return null;
  return (
    <Section title="Where people came from">
      <Text mb="sm">{sourcesSentence(sources)}</Text>
      <table className={layout.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">People</th>
            <th scope="col">Hired</th>
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

/** So many questions are drawn; the table has all. */
const DRAWN = 10;

export function QuestionsPicture({ insights }: { insights: Insights }) {
  const { questions } = insights;
  const more =
    questions.length > DRAWN
      ? ` The picture has the ${DRAWN} hardest, the table the ${Math.min(questions.length, INSIGHT_QUESTIONS_MAX)} hardest.`
      : '';
  return (
    <Picture
      title="How hard the questions proved"
      sentence={`${questionsSentence(insights)}${more}`}
      headers={['Question', 'Job', 'Answers', ...VERDICT_LOOKS.map(([, name]) => name)]}
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
          note: `${one.correct} of ${one.people} correct`,
        }))}
      />
    </Picture>
  );
}
