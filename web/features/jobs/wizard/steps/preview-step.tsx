import { useState, type ReactNode } from 'react';
import { ActionIcon, Alert, Anchor, Box, Button, Group, Title } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { LANGUAGE_NAMES } from '#contract/messages/languages.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { flagOfStep } from '#contract/job/wizard-steps.ts';
import { FOLLOW_UPS_MAX } from '#contract/shared/limits.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { getTouchedPeople, publishJob, saveAsDraft } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { Job } from '#web/api/types.ts';
import { around } from '#web/ui/around.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { ConfirmModal, ErrorModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { RichText } from '#web/ui/rich-text.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS, useRefreshIfChanged } from '../../job-reads.ts';
import { annualSalary, contractPeriod, formatDay, localDay } from '../../job-facts.ts';
import { Facts, JobInterviewProcess } from '../../facts.tsx';
import { JobMiscInfo, JobOnboarding, JobPersonalMessage, JobSkills } from '../../job-parts.tsx';
import { JobQuestions } from '../../job-questions.tsx';
import { hasInterviews, whichInterviewsKeep } from '../../touched.ts';
import { UnpublishedChanges } from '../../unpublished-changes.tsx';
import { stagesFor, type StageKey } from '../progress/steps.ts';

type Version = Job['changesVersion'];

/** What to know before questions change, and the changes shown when Update Job was pressed. */
interface Warning {
  text: string;
  version: Version;
}

interface PreviewStepProps {
  job: Job;
  onEdit: (key: StageKey) => void;
  onBack: () => void;
}

/** The whole job before it is posted. Each section links to its step. */
export function PreviewStep({ job, onEdit, onBack }: PreviewStepProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const isDraft = job.status === 'draft';
  const refreshIfChanged = useRefreshIfChanged();
  const options = {
    refreshes: JOB_READS,
    onError: (error: ApiError) => {
      setFailure(error.message);
      refreshIfChanged(error);
    },
  };
  const leaveWith = (message: string, to: string) => {
    toast.success(message);
    void navigate(to);
  };
  const save = useSend(saveAsDraft, {
    ...options,
    onSuccess: ({ message }) => leaveWith(message || TEXTS.jobSavedAsDraft, PATHS.employerDashboard),
  });
  const publish = useSend(publishJob, {
    ...options,
    onSuccess: ({ message }) =>
      isDraft
        ? leaveWith(message || TEXTS.jobPublished, PATHS.employerDashboard)
        : leaveWith(message || TEXTS.jobUpdated, PATHS.employerJobs),
  });
  const [warning, setWarning] = useState<Warning | null>(null);
  const count = useSend(getTouchedPeople, { onError: options.onError });
  const isBusy = save.isPending || publish.isPending;

  const post = (version: Version) => publish.mutate({ jobId: job.id, isUpdate: !isDraft, version });
  /** Before changed questions are published, a dialog says which interviews keep their questions. */
  const finish = () => {
    const { changesVersion: version } = job;
    if (!job.changedSteps?.includes(flagOfStep('question'))) {
      post(version);
      return;
    }
    count.mutate(
      { jobId: job.id },
      {
        onSuccess: ({ data }) => {
          if (hasInterviews(data)) setWarning({ text: whichInterviewsKeep(data), version });
          else post(version);
        },
      },
    );
  };

  return (
    <>
      <UnpublishedChanges job={job} />
      <PastStart job={job} onEdit={() => onEdit('miscInfo')} />
      {stagesFor(job).map((stage) => (
        <section key={stage.key} className={layout.part}>
          <Group gap="sm" wrap="nowrap" justify="space-between" mb="sm">
            <Group gap="4px 12px">
              <Title order={2} size="h3">
                {stage.title()}
              </Title>
              {job.changedSteps?.includes(stage.flag) ? (
                <ToneBadge tone="amber" icon={IconPencil}>
                  {said.changed()}
                </ToneBadge>
              ) : null}
            </Group>
            <ActionIcon aria-label={said.editStep({ step: stage.title() })} onClick={() => onEdit(stage.key)}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          </Group>
          {SHOWN[stage.key](job)}
        </section>
      ))}
      <StickyActions>
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {common.back()}
        </Button>
        {isDraft ? (
          <Button
            variant="default"
            onClick={() => save.mutate({ refJobId: job.id })}
            loading={save.isPending}
            disabled={isBusy}
          >
            {said.saveAsDraft()}
          </Button>
        ) : null}
        <Button onClick={finish} loading={publish.isPending} disabled={isBusy}>
          {isDraft ? said.publish() : said.updateJob()}
        </Button>
      </StickyActions>
      <ConfirmModal
        opened={warning !== null}
        onClose={() => setWarning(null)}
        onConfirm={() => {
          setWarning(null);
          post(warning?.version);
        }}
        title={said.otherQuestionsTitle()}
        confirmLabel={said.confirmUpdate()}
        cancelLabel={common.cancel()}
      >
        {warning?.text}
      </ConfirmModal>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

const SHOWN: Record<StageKey, (job: Job) => ReactNode> = {
  jobDetail: (job) => (
    <>
      <Facts
        facts={[
          [said.designation(), job.role],
          [said.jobType(), jobValue(job.type)],
          [said.industry(), job.sector.name],
          [said.contractPeriod(), contractPeriod(job)],
          [said.annualSalary(), annualSalary(job)],
        ]}
      />
      <RichText html={job.description} />
    </>
  ),
  skillMatrix: (job) => <JobSkills job={job} />,
  question: (job) => <JobQuestions questions={job.qualifyingQuestions} />,
  education: (job) => <Facts facts={[[said.least(), job.education?.name]]} />,
  miscInfo: (job) => <JobMiscInfo job={job} viewer="employer" />,
  interviewProcess: (job) => (
    <>
      <JobInterviewProcess job={job} bare />
      <Box mt="md">
        <Facts
          facts={[
            [
              said.proctoringFact(),
              job.interviewProcess?.proctoring === 'record-only' ? said.recordOnly() : said.enforced(),
            ],
            ...settingsFacts(job),
          ]}
        />
      </Box>
    </>
  ),
  workLocation: (job) => (
    <Facts
      facts={[
        [said.address(), job.workLocation?.address],
        [said.city(), job.workLocation?.city],
        [said.state(), job.workLocation?.state],
        [said.country(), job.workLocation?.country],
        [said.zipcode(), job.workLocation?.zipcode],
      ]}
    />
  ),
  onBoarding: (job) => <JobOnboarding job={job} />,
  personalMessage: (job) => <JobPersonalMessage job={job} />,
};

/** In a copy of an older job or an old draft, the start date may be in the past. */
function PastStart({ job, onEdit }: { job: Job; onEdit: () => void }) {
  const start = job.miscInfo?.startDate;
  if (job.status !== 'draft' || !start || start.slice(0, 10) >= localDay()) return null;
  return (
    <Alert color="amber" mb="md" icon={<IconAlertTriangle aria-hidden />}>
      {around(said.startPassed, {
        day: formatDay(start),
        change: (
          <Anchor component="button" type="button" inherit onClick={onEdit}>
            {said.changeStart()}
          </Anchor>
        ),
      })}
    </Alert>
  );
}

/** How the AI interview of a job is held, as facts. Follow-ups are mentioned only if there are any. */
function settingsFacts({ interviewProcess }: Job): [string, string | null][] {
  if (!interviewProcess) return [];
  const { openDays, answerSeconds, thinkingSeconds, retakes, followUps, language } =
    interviewProcess.settings;
  return [
    [said.interviewLanguage(), LANGUAGE_NAMES[language]],
    [said.openFor(), said.days({ days: openDays })],
    [said.longestAnswer(), said.seconds({ seconds: answerSeconds })],
    [said.timeToThink(), thinkingSeconds === 0 ? said.none() : said.seconds({ seconds: thinkingSeconds })],
    [said.recordAgain(), retakes === 0 ? said.never() : said.upToTimes({ times: retakes })],
    [said.followUps(), followUps ? said.upToFollowUps({ max: FOLLOW_UPS_MAX }) : null],
  ];
}
