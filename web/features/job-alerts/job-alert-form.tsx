import { Button } from '@mantine/core';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { createJobAlert } from '#web/api/calls.ts';
import { EmailField, ScriptedForm } from '#web/features/public/scripted-form.tsx';
import classes from './job-alerts.module.css';

/** For a visitor: emails new jobs that match the search on the page. It is folded. */
export function JobAlertForm() {
  return (
    <details className={classes.form}>
      <summary>Email me new jobs like these</summary>
      <ScriptedForm path={createJobAlert.path} sent={outcomes.jobAlertAsked()} label="Job alert">
        <div className={classes.fields}>
          <EmailField />
          <Button type="submit" variant="default">
            Send me a link
          </Button>
        </div>
      </ScriptedForm>
    </details>
  );
}
