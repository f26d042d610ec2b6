import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, Anchor, Avatar, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { titleOfScore } from '#contract/interview/scores.ts';
import { candidatePath, reportPath, roundReportPath } from '#contract/shared/paths.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { focusPlace } from '#web/ui/focus.ts';
import layout from '#web/ui/layout.module.css';
import { type Card, type Interview, useCardDraft } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { Clock } from './clock.tsx';
import { LevelText } from './level-text.tsx';
import { RecordedQuotes } from './recorded-quotes.tsx';
import classes from './cards.module.css';

/** The person and the clock, beside the kit. After the card is sent: the card, and the way to what others say. */
export function InterviewView({ interview }: { interview: Interview }) {
  const { card, isCancelled, isFinal, roundId } = interview;
  const { values, isKept, change, forget } = useCardDraft(roundId, card);
  const [isChanging, setIsChanging] = useState(card !== null && isKept);
  const [wasSent, setWasSent] = useState(false);
  const writes = !isCancelled && (card === null || isChanging);
  const show = (next: { isChanging: boolean }) => {
    forget();
    setIsChanging(next.isChanging);
  };
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label="The interview">
        {writes ? (
          <Clock
            minutes={interview.minutes}
            startedAt={values.startedAt}
            onStart={() => change({ startedAt: Date.now() })}
          />
        ) : null}
        <PersonFacts interview={interview} />
      </aside>
      <div className={classes.main}>
        {isCancelled ? (
          <Alert color="amber" title="This round was cancelled." mb="md">
            It needs no card.
          </Alert>
        ) : null}
        {writes ? (
          <CardForm
            interview={interview}
            values={values}
            onChange={change}
            onSent={() => {
              show({ isChanging: false });
              setWasSent(true);
            }}
            onCancel={card === null ? null : () => show({ isChanging: false })}
          />
        ) : card !== null ? (
          <SentCard
            interview={interview}
            card={card}
            wasSent={wasSent}
            onChange={isFinal || isCancelled ? null : () => show({ isChanging: true })}
          />
        ) : null}
        {isCancelled ? null : (
          <RecordedQuotes interview={interview} values={values} onChange={writes ? change : null} />
        )}
      </div>
    </div>
  );
}

function PersonFacts({ interview }: { interview: Interview }) {
  const { candidate, startsAt, place, others, minutes, seesApplication } = interview;
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        <Avatar src={candidate.avatarUrl} name={candidate.name} alt="" size={48} color="pine" />
        <div>
          {seesApplication ? (
            <Anchor component={Link} to={candidatePath(candidate.candidateId)} inherit>
              Candidate profile
            </Anchor>
          ) : null}
          {candidate.resumeUrl === null ? null : (
            <div>
              <Anchor href={candidate.resumeUrl} inherit>
                Resume
              </Anchor>
            </div>
          )}
        </div>
      </Group>
      <dl className={classes.facts}>
        <Fact name="When">
          {startsAt === null ? 'No time yet' : <DateText value={startsAt} withTime />}, {minutes} min
        </Fact>
        <Fact name="Where">
          {/^https?:\/\//i.test(place) ? <Outside href={place}>{place}</Outside> : place}
        </Fact>
        <Fact name="E-mail">
          {candidate.email && <Outside href={`mailto:${candidate.email}`}>{candidate.email}</Outside>}
        </Fact>
        <Fact name="Phone">
          {candidate.mobile && <Outside href={`tel:${candidate.mobile}`}>{candidate.mobile}</Outside>}
        </Fact>
        <Fact name="Skills">{candidate.skills.join(', ')}</Fact>
        <Fact name="With you">{others.join(', ')}</Fact>
        <Fact name="AI interview">{interview.hasReport && <AiReport interview={interview} />}</Fact>
      </dl>
    </Stack>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Outside = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })} inherit>
    {children}
  </Anchor>
);

const AiReport = ({ interview: { card, applicationId } }: { interview: Interview }) =>
  card === null ? (
    'You can read its report after you send your card, so that it does not lead you.'
  ) : (
    <Anchor component={Link} to={reportPath(applicationId)} inherit>
      Open the report
    </Anchor>
  );

interface SentCardProps {
  interview: Interview;
  card: Card;
  /** The focus goes to it. */
  wasSent: boolean;
  /** Null if it cannot be changed. */
  onChange: (() => void) | null;
}

function SentCard({ interview, card, wasSent, onChange }: SentCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wasSent || !heading.current) return;
    focusPlace(heading.current);
    heading.current.scrollIntoView({ block: 'center' });
  }, [wasSent]);
  const titleOf = (id: string) => interview.criteria.find((one) => one.id === id)?.title ?? '';
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" ref={heading}>
          Your card is in
        </Title>
        <Group gap="sm">
          {onChange ? (
            <Button variant="default" onClick={onChange}>
              Change your card
            </Button>
          ) : null}
          {interview.seesApplication ? (
            <Button component={Link} to={roundReportPath(interview.applicationId)}>
              See all rounds
            </Button>
          ) : null}
        </Group>
      </Group>
      <p className={classes.written}>
        <strong>{titleOfScore(card.overall)}</strong>. {card.reason}
      </p>
      <dl className={layout.pairs}>
        {card.levels.map((level) => (
          <div key={level.criterionId}>
            <dt>{titleOf(level.criterionId)}</dt>
            <dd>
              <LevelText level={level} />
            </dd>
          </div>
        ))}
      </dl>
      <Text c="dimmed" mt="sm" fz="sm">
        Sent <DateText value={card.sentAt} withTime />
        {card.changedAt === null ? null : (
          <>
            , changed <DateText value={card.changedAt} withTime />
          </>
        )}
      </Text>
    </>
  );
}
