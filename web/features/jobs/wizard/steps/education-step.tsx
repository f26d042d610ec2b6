import { Radio } from '@mantine/core';
import * as said from '#contract/messages/en/job-wizard.ts';
import { submitEducation, getMasterEducation } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import classes from '../form/step-form.module.css';

export function EducationStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'education', { educationId: job.education?.id ?? '' });
  const educations = useRead(getMasterEducation, {}, { staleTime: Infinity });
  const form = useStepSubmission(submitEducation, step, {}, onDone);
  // The default is the first entry of the list.
  const chosen = step.values.educationId || (educations.data?.[0]?.id ?? '');

  return (
    <StepForm
      title={said.stepEducation()}
      job={job}
      onBack={onBack}
      onSubmit={(to) => form.submit({ refJobId: job.id, educationId: chosen }, to)}
      form={form}
    >
      <Read
        query={educations}
        waiting={<Loading rows={8} />}
        failure={said.educationsFailed()}
        empty={{ when: (list) => list.length === 0, text: said.noEducations() }}
      >
        {(list) => (
          <Radio.Group
            label={said.leastEducation()}
            value={chosen}
            onChange={(educationId) => step.set({ educationId })}
            error={form.errors.educationId}
          >
            <div className={classes.choices}>
              {list.map(({ id, name }) => (
                <Radio key={id} value={id} label={name} py={10} />
              ))}
            </div>
          </Radio.Group>
        )}
      </Read>
    </StepForm>
  );
}
