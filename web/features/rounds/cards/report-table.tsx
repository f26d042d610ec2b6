import type { ReactNode } from 'react';
import { Anchor, Text, Title } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/round-cards.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { FIRST_ROUND } from '#contract/shared/limits.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { around } from '#web/ui/around.ts';
import type { getRoundReport } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { percent } from '#web/ui/percent.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { useNarrow } from '#web/ui/narrow.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { LevelText } from './level-text.tsx';
import classes from './cards.module.css';

type Report = OutputOf<typeof getRoundReport>;
type Round = Report['rounds'][number];
type Person = Round['people'][number];
type Skill = NonNullable<Report['ai']>['skills'][number];
type Play = (roundId: string, second: number) => void;

/** The key of the first column. */
const AI = 'ai';
const OVERALL = 'overall';

/** One column: the AI interview, or one person's card for one round. */
interface Column {
  key: string;
  /** The title of the round. */
  title: string;
  head: ReactNode;
  /** What was said about a criterion, or overall. Null for nothing. */
  said: (row: string) => ReactNode;
}

interface ReportTableProps {
  report: Report;
  /** Plays the recording of a round from a second on. */
  onPlay: Play;
}

/** Criteria as rows, rounds and people as columns. On narrow screens, a list for each criterion. */
export function ReportTable({ report, onPlay }: ReportTableProps) {
  const columns = columnsOf(report, onPlay);
  const rows = [
    { key: OVERALL, title: said.overall() },
    ...report.criteria.map(({ criterionId, title }) => ({ key: criterionId, title })),
  ];
  if (useNarrow())
    return rows.map(({ key, title }) => (
      <section key={key} aria-label={title} className={layout.part}>
        <Title order={2} size="h4" mb="xs">
          {title}
        </Title>
        <ul className={layout.stack}>
          {columns.map((column) => {
            const words = column.said(key);
            return words === null ? null : (
              <li key={column.key}>
                <Text c="dimmed" fz="sm">
                  {column.title}
                </Text>
                {key === OVERALL || column.key !== AI ? <div>{column.head}</div> : null}
                {words}
              </li>
            );
          })}
        </ul>
      </section>
    ));
  return (
    <ScrollRegion label={said.allRounds()}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{said.criterion()}</th>
            {columns.map(({ key, title, head }) => (
              <th key={key} scope="col">
                <span>{title}</span>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.key}>{column.said(key) ?? <Text c="dimmed">-</Text>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function columnsOf({ ai, rounds, applicationId }: Report, onPlay: Play): Column[] {
  const ofPeople = rounds.flatMap((round) => round.people.map((person) => columnOf(round, person, onPlay)));
  if (ai === null) return ofPeople;
  const first: Column = {
    key: AI,
    title: FIRST_ROUND,
    head: (
      <Anchor component={Link} to={reportPath(applicationId)} inherit>
        {said.openReport()}
      </Anchor>
    ),
    said: (row) => {
      if (row === OVERALL)
        return ai.score === null ? said.noScore() : said.score({ score: percent(ai.score / 100) });
      const skill = ai.skills.find(({ criterionId }) => criterionId === row);
      return skill ? verdictsInWords(skill) : null;
    },
  };
  return [first, ...ofPeople];
}

function columnOf(round: Round, person: Person, onPlay: Play): Column {
  const { card, name, isOwn } = person;
  const play = round.isRecorded ? (second: number) => onPlay(round.roundId, second) : undefined;
  return {
    key: `${round.roundId} ${name} ${card?.sentAt ?? ''}`,
    title: round.title,
    head: isOwn ? said.ownName({ name }) : name,
    said: (row) => {
      if (row === OVERALL)
        return card === null ? <NoCard round={round} person={person} /> : <Overall card={card} />;
      const level = card?.levels.find(({ criterionId }) => criterionId === row);
      return level ? <LevelText level={level} onPlay={play} /> : null;
    },
  };
}

/** If a skill has several questions, their verdicts are counted. */
function verdictsInWords(skill: Skill): ReactNode {
  const { correct, partial, incorrect, notAnswered, needsReview } = skill;
  const all = correct + partial + incorrect + notAnswered + needsReview;
  const rest = [
    partial > 0 ? said.partially({ count: partial }) : '',
    incorrect > 0 ? said.incorrect({ count: incorrect }) : '',
    notAnswered > 0 ? said.notAnswered({ count: notAnswered }) : '',
    needsReview > 0 ? said.toReview({ count: needsReview }) : '',
  ].filter((text) => text !== '');
  return (
    <>
      <strong>{said.correctOf({ correct, all })}</strong>
      {rest.length > 0 ? (
        <Text c="dimmed" fz="sm">
          {rest.join(', ')}
        </Text>
      ) : null}
    </>
  );
}

function Overall({ card }: { card: NonNullable<Person['card']> }) {
  return (
    <>
      <strong>{titleOfScore(card.overall)}</strong>
      <p className={classes.written}>{card.reason}</p>
      {card.changedAt === null ? null : (
        <Text c="dimmed" fz="sm">
          {around(said.changedAfter, { when: <DateText value={card.changedAt} /> })}
        </Text>
      )}
    </>
  );
}

function NoCard({ round, person }: { round: Round; person: Person }) {
  if (person.isSent) return <Text c="dimmed">{said.hidden()}</Text>;
  if (person.isMissing)
    return (
      <ToneBadge tone="amber" icon={IconClock}>
        {said.cardMissing()}
      </ToneBadge>
    );
  return (
    <Text c="dimmed">
      {round.startsAt === null
        ? said.noTime()
        : around(said.notSent, { when: <DateText value={round.startsAt} withTime /> })}
    </Text>
  );
}
