import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, Anchor, Avatar, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/round-cards.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { candidatePath, reportPath, roundReportPath } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { focusPlace } from '#web/ui/focus.ts';
import layout from '#web/ui/layout.module.css';
import { type Card, type Interview, useCardDraft } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { Clock } from './clock.tsx';
import { LevelText } from './level-text.tsx';
import { RecordedQuotes } from './recorded-quotes.tsx';
import classes from './cards.module.css';

/** The person and the clock, beside the kit. Once the card is sent: the card, and a link to the others' cards. */
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
      <aside className={classes.side} aria-label={said.theInterview()}>
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
          <Alert color="amber" title={said.wasCancelled()} mb="md">
            {said.needsNoCard()}
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
              {said.profile()}
            </Anchor>
          ) : null}
          {candidate.resumeUrl === null ? null : (
            <div>
              <Anchor href={candidate.resumeUrl} inherit>
                {said.resume()}
              </Anchor>
            </div>
          )}
        </div>
      </Group>
      <dl className={classes.facts}>
        <Fact name={said.when()}>
          {startsAt === null
            ? said.noTimeYet({ minutes })
            : around(said.timeAndMinutes, { when: <DateText value={startsAt} withTime />, minutes })}
        </Fact>
        <Fact name={said.where()}>
          {/^https?:\/\//i.test(place) ? <Outside href={place}>{place}</Outside> : place}
        </Fact>
        <Fact name={said.email()}>
          {candidate.email && <Outside href={`mailto:${candidate.email}`}>{candidate.email}</Outside>}
        </Fact>
        <Fact name={said.phone()}>
          {candidate.mobile && <Outside href={`tel:${candidate.mobile}`}>{candidate.mobile}</Outside>}
        </Fact>
        <Fact name={said.skills()}>{candidate.skills.join(', ')}</Fact>
        <Fact name={said.withYou()}>{others.join(', ')}</Fact>
        <Fact name={said.aiInterview()}>{interview.hasReport && <AiReport interview={interview} />}</Fact>
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
    said.reportLater()
  ) : (
    <Anchor component={Link} to={reportPath(applicationId)} inherit>
      {said.openReport()}
    </Anchor>
  );

interface SentCardProps {
  interview: Interview;
  card: Card;
  /** Moves the focus to the card. */
  wasSent: boolean;
  /** Null if it can't be changed. */
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
          {said.cardIsIn()}
        </Title>
        <Group gap="sm">
          {onChange ? (
            <Button variant="default" onClick={onChange}>
              {said.changeCard()}
            </Button>
          ) : null}
          {interview.seesApplication ? (
            <Button component={Link} to={roundReportPath(interview.applicationId)}>
              {said.seeRounds()}
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
        {card.changedAt === null
          ? around(said.sentAt, { when: <DateText value={card.sentAt} withTime /> })
          : around(said.sentAndChanged, {
              when: <DateText value={card.sentAt} withTime />,
              changed: <DateText value={card.changedAt} withTime />,
            })}
      </Text>
    </>
  );
}
