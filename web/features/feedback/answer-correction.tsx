import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconEar, IconPencil } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import { decideCorrection } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.ts';
import { AnswerWords } from './answer-words.tsx';
import { VERDICT_READS } from './reads.ts';
import { ideasInFollowUp } from './words.ts';
import classes from './review.module.css';

interface AnswerCorrectionProps {
  report: Report;
  entry: QuestionnaireEntry;
  correction: NonNullable<QuestionnaireEntry['correction']>;
  canPlay: boolean;
  onPlay: (seconds: number) => void;
  /** The same for the answer to the follow-up. Null if the video doesn't contain it. */
  onPlayFollowUp: ((seconds: number) => void) | null;
}

/** The candidate's correction, the verdicts on both texts, and which text counts. */
export function AnswerCorrection(props: AnswerCorrectionProps) {
  const { report, entry, correction, canPlay, onPlay, onPlayFollowUp } = props;
  const { followUp, decision, mustDecide } = correction;
  // The correction may be only in the follow-up.
  const isOfAnswer = followUp === undefined || isChanged(correction);
  const isScored = entry.kind === 'skill';
  const decides = useDecides() && report.viewer === 'employer' && !report.isEarlier;
  return (
    <section className={classes.correction} aria-label={said.correctionTitle()}>
      <Group gap="8px 16px" align="stretch" justify="space-between" mb="sm">
        <Group gap="xs" align="flex-start" wrap="nowrap" fw={550}>
          <IconPencil size={18} stroke={2} aria-hidden />
          <span>
            {report.viewer === 'candidate'
              ? said.youCorrected({ when: formatDateTime(correction.at) })
              : said.theyCorrected({ name: report.name, when: formatDateTime(correction.at) })}
          </span>
        </Group>
        {mustDecide ? (
          <ToneBadge tone="amber" icon={IconAlertTriangle}>
            {said.personMustDecide()}
          </ToneBadge>
        ) : null}
      </Group>
      {isOfAnswer ? (
        <>
          <AnswerWords entry={correction} canPlay={canPlay} playing={null} onPlay={onPlay} />
          <Extent of={correction} heardWords={entry.words.length} />
        </>
      ) : null}
      {followUp ? (
        <>
          <Text mt="sm" mb={4} fw={550}>
            {said.followUpAnswer()}
          </Text>
          <AnswerWords
            entry={{ words: followUp.words, ideas: ideasInFollowUp(correction.ideas) }}
            canPlay={onPlayFollowUp !== null}
            playing={null}
            onPlay={onPlayFollowUp ?? (() => {})}
          />
          <Extent of={followUp} heardWords={entry.followUp?.words.length ?? 0} />
        </>
      ) : null}
      {isScored ? (
        <dl className={classes.verdicts}>
          <div data-counts={decision?.take !== 'corrected'}>
            <dt>{said.asHeard()}</dt>
            <dd>
              <VerdictBadge verdict={entry.analysisVerdict} />
            </dd>
          </div>
          <div data-counts={decision?.take === 'corrected'}>
            <dt>{said.asCorrected()}</dt>
            <dd>
              <VerdictBadge verdict={correction.answerStatus} />
            </dd>
          </div>
        </dl>
      ) : null}
      {isScored ? (
        <Text mb="sm" maw="var(--line-length)" c="dimmed" fz="sm">
          {correctionStatus(entry, correction)}
        </Text>
      ) : null}
      {decides && isScored ? <Decide {...props} /> : null}
    </section>
  );
}

type Changes = Pick<AnswerCorrectionProps['correction'], 'replacedWords' | 'newWords'>;

const isChanged = ({ replacedWords, newWords }: Changes): boolean => replacedWords + newWords > 0;

/** How much of a text was corrected. */
function Extent({ of, heardWords }: { of: Changes; heardWords: number }) {
  return (
    <Text mb="sm" maw="var(--line-length)" c="dimmed" fz="sm">
      {said.extent({ replaced: of.replacedWords, heard: heardWords, typed: of.newWords })}
      {isMuchNew(heardWords, of) ? ` ${said.muchNew()}` : ''}
    </Text>
  );
}

/** More changes than mishearing can explain: many more words than before, or half of the answer replaced. */
function isMuchNew(heardWords: number, { replacedWords, newWords }: Changes): boolean {
  return newWords > replacedWords + 10 || newWords > Math.max(10, heardWords / 2);
}

function correctionStatus(
  entry: QuestionnaireEntry,
  correction: AnswerCorrectionProps['correction'],
): string {
  const { decision, mustDecide } = correction;
  if (decision)
    return (decision.take === 'corrected' ? said.decidedCorrected : said.decidedHeard)({
      name: decision.by,
      when: formatDateTime(decision.at),
    });
  if (mustDecide) return said.textsDiffer();
  if (correction.answerStatus === entry.analysisVerdict) return said.textsSame();
  return said.heardCounts();
}

function Decide({ report: { applicationId }, entry, correction }: AnswerCorrectionProps) {
  const decide = useSend(decideCorrection, {
    refreshes: VERDICT_READS,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  const { questionId } = entry;
  const taken = correction.decision?.take;
  return (
    <Group gap="sm" className="no-print" role="group" aria-label={said.whichCounts()}>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        disabled={decide.isPending || taken === 'corrected'}
        onClick={() => decide.mutate({ applicationId, questionId, take: 'corrected' })}
      >
        {said.takeCorrected()}
      </Button>
      <Button
        variant="default"
        leftSection={<IconEar size={18} aria-hidden />}
        disabled={decide.isPending || taken === 'heard'}
        onClick={() => decide.mutate({ applicationId, questionId, take: 'heard' })}
      >
        {said.keepHeard()}
      </Button>
    </Group>
  );
}
