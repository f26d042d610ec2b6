import { Checkbox } from '@mantine/core';
import * as said from '#contract/messages/en/job-wizard.ts';
import { submitOnBoardingDetails, getMasterBoardingRequirements } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { useStepSubmission, useStepValues } from '../form/use-step.ts';
import classes from '../form/step-form.module.css';

export function OnBoardingStep({ job, onDone, onBack }: StepProps) {
  const step = useStepValues(job, 'onBoarding', { chosen: job.onBoarding.map(({ id }) => id) });
  const { chosen } = step.values;
  const requirements = useRead(getMasterBoardingRequirements, {}, { staleTime: Infinity });
  const input = { refJobId: job.id, boardingListId: chosen };
  const found = check('onBoarding', input);
  const form = useStepSubmission(submitOnBoardingDetails, step, found, onDone);

  return (
    <StepForm
      title={said.stepOnboarding()}
      job={job}
      onBack={onBack}
      onSubmit={(to) => form.submit(input, to)}
      form={form}
    >
      <Read
        query={requirements}
        waiting={<Loading rows={8} />}
        failure={said.requirementsFailed()}
        empty={{ when: (list) => list.length === 0, text: said.noRequirements() }}
      >
        {(list) => (
          <div>
            <Checkbox
              label={<strong>{said.allRequirements()}</strong>}
              py={10}
              checked={chosen.length === list.length}
              indeterminate={chosen.length > 0 && chosen.length < list.length}
              onChange={() =>
                step.set({ chosen: chosen.length === list.length ? [] : list.map(({ id }) => id) })
              }
            />
            <Checkbox.Group
              label={said.requirements()}
              value={chosen}
              onChange={(next) => step.set({ chosen: next })}
              error={form.errors.boardingListId}
            >
              <div className={classes.choices}>
                {list.map(({ id, name }) => (
                  <Checkbox key={id} value={id} label={name} py={10} />
                ))}
              </div>
            </Checkbox.Group>
          </div>
        )}
      </Read>
    </StepForm>
  );
}
