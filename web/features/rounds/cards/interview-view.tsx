import { useEffect, useRef, useState } from 'react';
import { Alert, Anchor, Avatar, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { candidatePath, reportPath, roundReportPath } from '#contract/shared/paths.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { focusPlace } from '#web/ui/focus.ts';
import layout from '#web/ui/layout.module.css';
import { type Interview, useCardDraft } from './card-draft.ts';
import { CardForm } from './card-form.tsx';
import { Clock } from './clock.tsx';
import { RecordedQuotes } from './recorded-quotes.tsx';
import { LevelText } from './level-text.tsx';
import classes from './cards.module.css';

/** The person and the clock, beside the kit. After the card is sent: the card, and the way to what others say. */
export function InterviewView({ interview }: { interview: Interview }) {
  const { card, isCancelled, roundId } = interview;
  const { values, isKept, change, forget } = useCardDraft(roundId, card);
  const [isChanging, setIsChanging] = useState(card !== null && isKept);
  const [wasSent, setWasSent] = useState(false);
  const writes = !isCancelled && (card === null || isChanging);
  return (
    <div className={classes.columns}>
      <aside className={classes.side} aria-label="The interview">
        {writes ? (
          <div className={classes.clock}>
            <Clock
              minutes={interview.minutes}
              startedAt={values.startedAt}
              onStart={() => change({ startedAt: Date.now() })}
            />
          </div>
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
            isKept={isKept}
            onChange={change}
            onSent={() => {
              forget(card);
              setIsChanging(false);
              setWasSent(true);
            }}
            {...(card === null
              ? {}
              : {
                  onCancel: () => {
                    forget(card);
                    setIsChanging(false);
                  },
                })}
          />
        ) : null}
        {card !== null && !writes ? (
          <SentCard
            interview={interview}
            card={card}
            wasSent={wasSent}
            onChange={
              interview.isFinal || isCancelled
                ? null
                : () => {
                    forget(card);
                    setIsChanging(true);
                  }
            }
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
  const { candidate, startsAt, place, others, hasReport, card, applicationId, minutes, seesApplication } =
    interview;
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
        <dt>When</dt>
        <dd>
          {startsAt === null ? 'No time yet' : <DateText value={startsAt} withTime />}, {minutes} min
        </dd>
        {place === '' ? null : (
          <>
            <dt>Where</dt>
            <dd>
              {/^https?:\/\//i.test(place) ? (
                <Anchor href={place} target="_blank" rel="noreferrer" inherit>
                  {place}
                </Anchor>
              ) : (
                place
              )}
            </dd>
          </>
        )}
        {candidate.email === '' ? null : (
          <>
            <dt>Contact</dt>
            <dd>
              <Anchor href={`mailto:${candidate.email}`} inherit>
                {candidate.email}
              </Anchor>
              {candidate.mobile === '' ? null : (
                <>
                  <br />
                  <Anchor href={`tel:${candidate.mobile}`} inherit>
                    {candidate.mobile}
                  </Anchor>
                </>
              )}
            </dd>
          </>
        )}
        {candidate.skills.length === 0 ? null : (
          <>
            <dt>Skills</dt>
            <dd>{candidate.skills.join(', ')}</dd>
          </>
        )}
        {others.length === 0 ? null : (
          <>
            <dt>With you</dt>
            <dd>{others.join(', ')}</dd>
          </>
        )}
        {hasReport ? (
          <>
            <dt>AI interview</dt>
            <dd>
              {card === null ? (
                'You can read its report after you send your card, so that it does not lead you.'
              ) : (
                <Anchor component={Link} to={reportPath(applicationId)} inherit>
                  Open the report
                </Anchor>
              )}
            </dd>
          </>
        ) : null}
      </dl>
    </Stack>
  );
}

interface SentCardProps {
  /** The focus goes to it. */
  wasSent: boolean;
  interview: Interview;
  card: NonNullable<Interview['card']>;
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
      <p>
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
