import { useState } from 'react';
import { Anchor, Box, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { IconClipboardCheck } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report-team.ts';
import { roundReportPath } from '#contract/shared/paths.ts';
import { titleOfScore } from '#contract/interview/scores.ts';
import { around } from '#web/ui/around.ts';
import { getScorecards } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf, Report } from '#web/api/types.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { Agreement } from './agreement.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { ScorecardForm, type ScorecardFormProps } from './scorecard-form.tsx';
import classes from './team.module.css';

type Scorecards = OutputOf<typeof getScorecards>;
type Card = Scorecards['others'][number];

/** The scorecards of an interview, including the member's own, and how far they agree. */
export function ScorecardsSection({ report }: { report: Report }) {
  const { applicationId, attempt, isEarlier } = report;
  const query = useRead(getScorecards, { applicationId, attempt });
  const [isOpen, setIsOpen] = useState(false);
  const own = query.data?.own ?? null;
  const canWrite =
    !isEarlier &&
    query.data !== undefined &&
    !query.data.mustSendCard &&
    !(query.data.isBlind && own !== null);
  return (
    <Section
      title={said.scorecards()}
      actions={
        canWrite ? (
          <Button
            variant={own === null ? 'filled' : 'default'}
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {own === null ? said.writeScorecard() : said.changeScorecard()}
          </Button>
        ) : null
      }
    >
      <Read query={query} waiting={<Loading rows={2} />} empty="never">
        {(data) => (
          <>
            {data.mustScoreFirst ? <BlindNotice {...data} applicationId={applicationId} /> : null}
            <ScorecardList report={report} data={data} />
            {data.figures === null ? null : <Agreement figures={data.figures} />}
          </>
        )}
      </Read>
      <ScorecardModal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        report={report}
        own={own}
        isFinal={query.data?.isBlind ?? false}
      />
    </Section>
  );
}

/** The reason why a member sees no verdicts yet. */
export function BlindNotice({
  mustSendCard,
  applicationId,
}: Pick<Scorecards, 'mustSendCard'> & { applicationId: string }) {
  return (
    <Text mb="md" py="md" px={20} className={classes.notice} bdrs="md" bg="var(--surface)" role="status">
      {mustSendCard
        ? around(said.cardFirst, {
            link: (
              <Anchor component={Link} to={roundReportPath(applicationId)}>
                {said.cardFirstLink()}
              </Anchor>
            ),
          })
        : said.blindFirst()}
    </Text>
  );
}

/** The scorecards the member may see, starting with their own. */
export function ScorecardList({ report, data }: { report: Report; data: Scorecards }) {
  const cards = [...(data.own ? [data.own] : []), ...data.others];
  if (cards.length === 0) {
    return data.mustScoreFirst ? null : <Text c="dimmed">{said.noneWritten()}</Text>;
  }
  return (
    <Box component="ul" my="md">
      {cards.map((card) => (
        <CardView key={`${card.by} ${card.at}`} card={card} report={report} />
      ))}
    </Box>
  );
}

function CardView({ card, report }: { card: Card; report: Report }) {
  const numberOf = (questionId: string) =>
    report.questionnaireReport.findIndex((entry) => entry.questionId === questionId) + 1;
  return (
    <li>
      <p>
        <strong>{card.by}</strong>
        {card.isOwn ? ` ${said.youAfterName()}` : ''}: <strong>{titleOfScore(card.overall)}</strong>
      </p>
      <p>{card.reason}</p>
      {card.scores.length > 0 ? (
        <ul className={layout.bullets}>
          {card.scores.map(({ questionId, score, reason }) => (
            <li key={questionId}>
              {said.scoreOfQuestion({ number: numberOf(questionId), score: titleOfScore(score), reason })}
            </li>
          ))}
        </ul>
      ) : null}
      <Text c="dimmed">{formatDateTime(card.at)}</Text>
    </li>
  );
}

interface ScorecardModalProps extends Pick<ScorecardFormProps, 'report' | 'own' | 'isFinal'> {
  opened: boolean;
  onClose: () => void;
}

/** The form exists only while the dialog is open, so it starts with the stored values. */
function ScorecardModal({ opened, onClose, ...form }: ScorecardModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.yourScorecard()}
      size="lg"
      description={said.scorecardAbout()}
    >
      <ScorecardForm {...form} onCancel={onClose} onSent={onClose} />
    </Modal>
  );
}
