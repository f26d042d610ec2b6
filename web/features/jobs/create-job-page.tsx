import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Box } from '@mantine/core';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/job-wizard.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { checkForProfile, getCreateJobPreview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { STORED, writeStored } from '#web/session/storage.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { useStepFocus } from '#web/ui/focus.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { StartFromTemplate } from './templates/start-from-template.tsx';
import { JobDetailStep } from './wizard/steps/job-detail-step.tsx';
import type { StepProps } from './wizard/form/step-form.tsx';
import type { Onward } from './wizard/form/use-step.ts';
import {
  isRemote,
  reachableStep,
  stepAfter,
  stepBefore,
  type StageKey,
  titleOfStep,
  type StepKey,
} from './wizard/progress/steps.ts';
import { WizardProgress } from './wizard/progress/wizard-progress.tsx';
import classes from './create-job-page.module.css';

/**
 * Creates a job, continues a draft, or updates a posted job. The job and the step are in the address, so that a reload
 * resumes there and the back button leads to the previous step.
 */
export default function CreateJobPage() {
  const jobId = useRouteId('jobId');
  const isUpdate = useLocation().pathname.toLowerCase().startsWith(PATHS.updateJob);
  const query = useRead(getCreateJobPreview, { refJobId: jobId ?? '' }, { enabled: jobId !== null });
  const job = query.data;
  const current = useFocusPerStep();
  const wanted = useSearchParams()[0].get('step');
  const title = isUpdate || (job && job.status !== 'draft') ? said.updateJob() : said.postJob();
  const company = useRead(checkForProfile, {});
  if (company.data?.isProfileAvailable === false) {
    // The data from before the profile was created is being reloaded.
    return company.isFetching ? <Loading shape="page" /> : <Navigate to={PATHS.employerProfile} replace />;
  }

  return (
    <Page
      title={title}
      windowTitle={said.windowTitle({ step: titleOfStep(job, wanted), title })}
      lead={job ? `${job.role} · ${job.alternateJobId}` : undefined}
      actions={jobId === null ? <StartFromTemplate /> : null}
    >
      <div ref={current} tabIndex={-1} className={classes.current}>
        {jobId === null ? (
          <NewJob />
        ) : (
          <Read query={query} waiting={<Loading shape="page" />} empty="never">
            {(found) => <Wizard key={found.id} job={found} />}
          </Read>
        )}
      </div>
    </Page>
  );
}

/**
 * Each step gets the focus at its beginning, so that keyboards and screen readers don't start at the top of the page.
 */
function useFocusPerStep() {
  const current = useRef<HTMLDivElement>(null);
  const [address] = useSearchParams();
  const step = address.get('step');
  useStepFocus(step, current);
  return current;
}

/** The first step creates the draft. After that its id is in the address. */
function NewJob() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addressOf = (jobId: string, step?: StepKey) =>
    `${pathname}?${new URLSearchParams({ jobId, ...(step ? { step } : {}) })}`;

  const onDone = async (to: Onward, jobId: string) => {
    if (to === 'leave') return;
    // The back button then leads to the first step of this job, not of another new one.
    await navigate(addressOf(jobId, 'jobDetail'), { replace: true });
    await navigate(addressOf(jobId, 'skillMatrix'));
  };
  return (
    <>
      <WizardProgress job={null} current="jobDetail" onGo={() => undefined} />
      <Box maw={808} mx="auto">
        <JobDetailStep job={null} onDone={(to, jobId) => void onDone(to, jobId)} />
      </Box>
    </>
  );
}

// The first step is part of the page. The others load while it is being filled in.
const EducationStep = lazyAtOnce(
  async () => (await import('./wizard/steps/education-step.tsx')).EducationStep,
);
const InterviewProcessStep = lazyAtOnce(
  async () => (await import('./wizard/steps/interview-process-step.tsx')).InterviewProcessStep,
);
const MiscInfoStep = lazyAtOnce(
  async () => (await import('./wizard/misc-info/misc-info-step.tsx')).MiscInfoStep,
);
const OnBoardingStep = lazyAtOnce(
  async () => (await import('./wizard/steps/on-boarding-step.tsx')).OnBoardingStep,
);
const PersonalMessageStep = lazyAtOnce(
  async () => (await import('./wizard/steps/personal-message-step.tsx')).PersonalMessageStep,
);
const PreviewStep = lazyAtOnce(async () => (await import('./wizard/steps/preview-step.tsx')).PreviewStep);
const QuestionStep = lazyAtOnce(
  async () => (await import('./wizard/questions/question-step.tsx')).QuestionStep,
);
const SkillMatrixStep = lazyAtOnce(
  async () => (await import('./wizard/skills/skill-matrix-step.tsx')).SkillMatrixStep,
);
const WorkLocationStep = lazyAtOnce(
  async () => (await import('./wizard/steps/work-location-step.tsx')).WorkLocationStep,
);

const STEPS: Record<Exclude<StageKey, 'jobDetail'>, ComponentType<StepProps>> = {
  skillMatrix: SkillMatrixStep,
  question: QuestionStep,
  education: EducationStep,
  miscInfo: MiscInfoStep,
  interviewProcess: InterviewProcessStep,
  workLocation: WorkLocationStep,
  onBoarding: OnBoardingStep,
  personalMessage: PersonalMessageStep,
};

/** Added to the address of a step opened from the guided form. */
const GUIDED = 'guided';

function Wizard({ job }: { job: Job }) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('step');
  const step = reachableStep(job, wanted);
  const remote = isRemote(job);

  useEffect(() => {
    writeStored(STORED.workFromHome, remote ? 'selected' : 'notSelected');
  }, [remote]);
  // If the address has no step, or one that can't be opened yet, the wizard resumes at the first incomplete step.
  useEffect(() => {
    if (wanted !== step) setAddress({ jobId: job.id, step }, { replace: true, preventScrollReset: true });
  }, [wanted, step, job.id, setAddress]);

  const go = (to: StepKey) => setAddress({ jobId: job.id, step: to });
  const navigate = useNavigate();
  // The guided form links to single steps, and they lead back to it.
  const isGuided = address.has(GUIDED);
  const goBack = () => void navigate(pathWithJob(PATHS.firstJob, job.id));
  if (step === 'preview') {
    return (
      <Box maw={808} mx="auto">
        <Suspense fallback={<Loading shape="page" />}>
          <PreviewStep job={job} onEdit={go} onBack={() => go(stepBefore(job, 'preview') ?? 'jobDetail')} />
        </Suspense>
      </Box>
    );
  }
  const onDone = (to: Onward) => {
    if (to !== 'leave' && isGuided) goBack();
    else if (to !== 'leave') go(to === 'preview' ? 'preview' : stepAfter(job, step));
  };
  const back = stepBefore(job, step);
  const Step = step === 'jobDetail' ? null : STEPS[step];
  return (
    <>
      <WizardProgress job={job} current={step} onGo={go} />
      <Box maw={808} mx="auto">
        {Step === null || back === null ? (
          <JobDetailStep key={step} job={job} onDone={onDone} />
        ) : (
          <Suspense fallback={<Loading shape="page" />}>
            <Step key={step} job={job} onDone={onDone} onBack={() => (isGuided ? goBack() : go(back))} />
          </Suspense>
        )}
      </Box>
    </>
  );
}
