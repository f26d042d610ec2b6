import * as said from '#contract/messages/en/job-alerts.ts';
import { Button } from '@mantine/core';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { createJobAlert } from '#web/api/calls.ts';
import { EmailField, ScriptedForm } from '#web/features/public/scripted-form.tsx';
import classes from './job-alerts.module.css';

/** For visitors: emails new jobs that match the search on the page. Folded at first. */
export function JobAlertForm() {
  return (
    <details className={classes.form}>
      <summary>{said.emailMe()}</summary>
      <ScriptedForm path={createJobAlert.path} sent={outcomes.jobAlertAsked()} label={said.formName()}>
        <div className={classes.fields}>
          <EmailField />
          <Button type="submit" variant="default">
            {said.sendLink()}
          </Button>
        </div>
      </ScriptedForm>
    </details>
  );
}
