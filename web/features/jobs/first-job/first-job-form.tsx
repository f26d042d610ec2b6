import { useRef, useState } from 'react';
import { Button, Stack, TagsInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import * as said from '#contract/messages/en/first-job.ts';
import { DESIGNATION_MAX, SKILLS_MAX } from '#contract/shared/limits.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import * as calls from '#web/api/calls.ts';
import { useRead, useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { check, useRules } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { JOB_READS } from '../job-reads.ts';
import { proposedQuestions } from '../wizard/questions/proposals.ts';
import { questionsInput } from '../wizard/questions/question-values.ts';
import { extractSkills } from '../wizard/skills/extract-skills.ts';
import {
  SalaryFields,
  forgetNewJobKey,
  jobDetailInput,
  jobDetailValues,
  newJobKey,
} from '../wizard/steps/job-detail-step.tsx';
import { usualLocation, usualMiscInfo, usualSkills } from './usual.ts';

type Company = NonNullable<OutputOf<typeof calls.getEmployerProfile>>;

const EMPTY = {
  role: '',
  salary: '',
  initialSalary: '',
  finalSalary: '',
  description: '',
  /** Skills added to those the text names, and skills from the text that were removed. */
  added: [] as string[],
  removed: [] as string[],
};

/** The basics of the job. Its skills are the ones named in the title and description. */
export function FirstJobForm({ company }: { company: Company }) {
  const form = useForm({ initialValues: EMPTY });
  const kept = useKeptForm(form, 'firstJob');
  const { values } = form;
  const master = useRead(calls.getSkills, {}, { staleTime: Infinity });
  const named = extractSkills(`${values.role} ${values.description}`, master.data ?? [])
    .map(({ name }) => name)
    .filter((name) => !values.removed.includes(name));
  const skills = [...new Set([...named, ...values.added])].slice(0, SKILLS_MAX);
  const setSkills = (next: string[]) =>
    form.setValues({
      added: next.filter((name) => !named.includes(name)),
      removed: [
        ...values.removed.filter((name) => !next.includes(name)),
        ...named.filter((name) => !next.includes(name)),
      ],
    });

  useRules();
  const [isTried, setIsTried] = useState(false);
  const shell = useFormShell({ setErrors: () => {}, told: 'modal' });
  const details = {
    ...jobDetailValues(null),
    type: 'Direct Hire',
    sectorId: company.companySector.id,
    role: values.role,
    salary: values.salary,
    initialSalary: values.initialSalary,
    finalSalary: values.finalSalary,
    description: values.description,
  };
  const found = {
    ...check('jobDetail', jobDetailInput(details, null)),
    ...(skills.length === 0 ? { skills: TEXTS.skillRequired } : {}),
  };
  const errors: Record<string, string> = isTried ? found : {};

  const navigate = useNavigate();
  const { fill, isBusy } = useFilling(company);
  const submit = async () => {
    setIsTried(true);
    if (Object.keys(found).length > 0) {
      shell.invalid();
      return;
    }
    try {
      const jobId = await fill(details, skills);
      kept.forget();
      await navigate(pathWithJob(PATHS.firstJob, jobId), { replace: true });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      shell.refused(reason);
    }
  };

  return (
    <Form
      shell={shell}
      label={said.title()}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      restored={
        kept.isRestored
          ? {
              text: said.restored(),
              onDiscard: () => {
                kept.forget();
                form.reset();
              },
            }
          : null
      }
    >
      <Stack gap="lg" pb="xs">
        <LimitedInput
          label={said.designation()}
          required
          limit={DESIGNATION_MAX}
          {...form.getInputProps('role')}
          error={errors.role}
        />
        <SalaryFields values={values} set={form.setValues} errors={errors} />
        <RichTextField
          label={said.jobDescription()}
          fileLabel={said.descriptionFile()}
          required
          value={values.description}
          onChange={(description) => form.setValues({ description })}
          error={errors.description}
        />
        <TagsInput
          label={said.skills()}
          description={said.skillsHint()}
          required
          data={master.data?.map(({ name }) => name) ?? []}
          limit={50}
          maxTags={SKILLS_MAX}
          value={skills}
          onChange={setSkills}
          error={errors.skills}
        />
      </Stack>
      <StickyActions>
        <Button type="submit" loading={isBusy}>
          {said.next()}
        </Button>
      </StickyActions>
    </Form>
  );
}

/** Fills the steps of the wizard with the same calls, except for the personal message. */
function useFilling(company: Company) {
  const [isBusy, setIsBusy] = useState(false);
  const made = useRef<string | null>(null);
  const refresh = useRefresh();
  const submitDetails = useSend(calls.submitJobDetails).mutateAsync;
  const submitSkills = useSend(calls.submitSkillMatrix).mutateAsync;
  const submitQuestions = useSend(calls.submitQualifyingQuestions).mutateAsync;
  const submitEducation = useSend(calls.submitEducation).mutateAsync;
  const submitMiscInfo = useSend(calls.submitMiscInfo).mutateAsync;
  const submitInterviewProcess = useSend(calls.submitInterviewProcess).mutateAsync;
  const submitWorkLocation = useSend(calls.submitWorkLocation).mutateAsync;
  const submitOnBoarding = useSend(calls.submitOnBoardingDetails).mutateAsync;
  const readJob = useSend(calls.getCreateJobPreview).mutateAsync;
  const readBank = useSend(calls.getInterviewQuestions).mutateAsync;
  const readRequirements = useSend(calls.getMasterBoardingRequirements).mutateAsync;

  const fillAll = async (details: ReturnType<typeof jobDetailValues>, names: readonly string[]) => {
    const input = jobDetailInput(details, null);
    const { data } = await submitDetails(
      made.current === null ? { ...input, draftKey: newJobKey() } : { ...input, refJobId: made.current },
    );
    const { id: jobId } = data;
    made.current = jobId;
    await submitSkills({ jobId, skill: usualSkills(names) });
    forgetNewJobKey();
    const skills = (await readJob({ refJobId: jobId })).data.skillMatrix?.skill ?? [];
    const bank = await readBank(Object.fromEntries(skills.map(({ id }, index) => [`skill${index}`, id])));
    const proposed = proposedQuestions(bank.data, skills, details);
    if (proposed !== null) await submitQuestions(questionsInput(proposed, jobId));
    await submitEducation({ refJobId: jobId });
    await submitMiscInfo(usualMiscInfo(jobId, details));
    await submitInterviewProcess({ jobId });
    const location = usualLocation(jobId, company);
    if (location !== null) await submitWorkLocation(location);
    const [requirement] = (await readRequirements({})).data;
    if (requirement) await submitOnBoarding({ refJobId: jobId, boardingListId: [requirement.id] });
    await refresh(...JOB_READS);
    return jobId;
  };
  const fill: typeof fillAll = async (...given) => {
    setIsBusy(true);
    try {
      return await fillAll(...given);
    } catch (reason) {
      // The draft with this key was already continued elsewhere, so the next one needs a new key.
      if (reason instanceof ApiError && reason.code === 'job.already-saved') forgetNewJobKey();
      throw reason;
    } finally {
      setIsBusy(false);
    }
  };
  return { fill, isBusy };
}
