import type { ReactNode } from 'react';
import { Anchor, Text, Title } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { reportPath } from '#contract/shared/paths.ts';
import { FIRST_ROUND } from '#contract/shared/limits.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import type { getRoundReport } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
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

/** The key of the first column. */
const AI = 'ai';

/** One column: the AI interview, or what one person said of one round. */
interface Column {
  key: string;
  /** Of the round. */
  title: string;
  head: ReactNode;
  overall: ReactNode;
  cell: (criterionId: string) => ReactNode;
}

/** Criteria as rows, rounds and people as columns; on narrow screens a list for each criterion. */
export function ReportTable({ report }: { report: Report }) {
  const columns = columnsOf(report);
  const isNarrow = useNarrow();
  return isNarrow ? <Lists report={report} columns={columns} /> : <Table report={report} columns={columns} />;
}

interface PartsProps {
  report: Report;
  columns: readonly Column[];
}

function Table({ report, columns }: PartsProps) {
  return (
    <ScrollRegion label="All rounds">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {columns.map(({ key, title, head }) => (
              <th key={key} scope="col">
                <span>{title}</span>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Overall</th>
            {columns.map(({ key, overall }) => (
              <td key={key}>{overall}</td>
            ))}
          </tr>
          {report.criteria.map(({ criterionId, title }) => (
            <tr key={criterionId}>
              <th scope="row">{title}</th>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(criterionId) ?? <Text c="dimmed">-</Text>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Lists({ report, columns }: PartsProps) {
  const rows = [
    { key: 'overall', title: 'Overall', cell: ({ overall }: Column) => overall },
    ...report.criteria.map(({ criterionId, title }) => ({
      key: criterionId,
      title,
      cell: (column: Column) => column.cell(criterionId),
    })),
  ];
  return rows.map(({ key, title, cell }) => (
    <section key={key} aria-label={title} className={layout.part}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={layout.stack}>
        {columns.map((column) => {
          const said = cell(column);
          if (said === null) return null;
          return (
            <li key={column.key}>
              <Text c="dimmed" fz="sm">
                {column.title}
              </Text>
              {key === 'overall' || column.key !== AI ? <div>{column.head}</div> : null}
              {said}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function columnsOf(report: Report): Column[] {
  const { ai, rounds, applicationId } = report;
  return [
    ...(ai === null
      ? []
      : [
          {
            key: AI,
            title: FIRST_ROUND,
            head: (
              <Anchor component={Link} to={reportPath(applicationId)} inherit>
                Open the report
              </Anchor>
            ),
            overall: ai.score === null ? 'No score yet' : `Score ${Math.round(ai.score)}%`,
            cell: (criterionId: string) =>
              verdictsInWords(ai.skills.filter((skill) => skill.criterionId === criterionId)),
          },
        ]),
    ...rounds.flatMap((round) => round.people.map((person) => columnOf(round, person))),
  ];
}

function columnOf(round: Round, person: Person): Column {
  const { card, name, isOwn } = person;
  return {
    key: `${round.roundId} ${name} ${card?.sentAt ?? ''}`,
    title: round.title,
    head: `${name}${isOwn ? ' (you)' : ''}`,
    overall: card === null ? <NoCard round={round} person={person} /> : <Overall card={card} />,
    cell: (criterionId) => {
      const level = card?.levels.find((one) => one.criterionId === criterionId);
      return level ? <LevelText level={level} /> : null;
    },
  };
}

/** Each skill has one entry; several questions on it are counted. */
function verdictsInWords([skill]: readonly Skill[]): ReactNode {
  if (skill === undefined) return null;
  const { correct, partial, incorrect, notAnswered, needsReview } = skill;
  const all = correct + partial + incorrect + notAnswered + needsReview;
  const rest = [
    partial > 0 ? `${partial} partially` : '',
    incorrect > 0 ? `${incorrect} incorrect` : '',
    notAnswered > 0 ? `${notAnswered} not answered` : '',
    needsReview > 0 ? `${needsReview} to review` : '',
  ].filter((text) => text !== '');
  return (
    <>
      <strong>
        {correct} of {all} correct
      </strong>
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
          Changed <DateText value={card.changedAt} /> after it was first sent
        </Text>
      )}
    </>
  );
}

function NoCard({ round, person }: { round: Round; person: Person }) {
  if (person.isSent) return <Text c="dimmed">Hidden until your own is in</Text>;
  if (person.isMissing)
    return (
      <ToneBadge tone="amber" icon={IconClock}>
        Card missing
      </ToneBadge>
    );
  return (
    <Text c="dimmed">
      {round.startsAt === null ? (
        'No time yet'
      ) : (
        <>
          Not sent yet. Round: <DateText value={round.startsAt} withTime />
        </>
      )}
    </Text>
  );
}
