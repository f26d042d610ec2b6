import type { ReactNode } from 'react';
import { Button, Stack, TextInput, Textarea } from '@mantine/core';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import classes from './public.module.css';

export interface MessageFormProps {
  /** Of the call that takes the message. */
  path: string;
  button: string;
  messageLabel: string;
}

/**
 * A message with an e-mail address for the reply. The operator gets it by mail. `web/public-pages/scripts` sends it;
 * until that script runs, the fields are disabled, so that nothing is typed in vain.
 */
export function MessageForm({ path, button, messageLabel }: MessageFormProps) {
  return (
    <>
      <noscript>
        <p className={classes.noScript}>
          This form needs JavaScript. Please switch it on for this site, or write to the organisation that
          runs it.
        </p>
      </noscript>
      <form data-message-form={path} noValidate>
        <fieldset disabled className={classes.fields}>
          <Stack gap="md">
            <div role="status" data-sent hidden className={classes.sent}>
              Your message has been sent. We answer by e-mail or phone.
            </div>
            <div role="alert" data-refused hidden className={classes.refused} />
            <Field name="phone">
              <TextInput
                name="phone"
                label="Phone"
                type="tel"
                inputMode="numeric"
                autoComplete="tel"
                required
                withAsterisk={false}
                aria-describedby="phone-error"
              />
            </Field>
            <Field name="email">
              <TextInput
                name="email"
                label="Email"
                type="email"
                autoComplete="email"
                required
                withAsterisk={false}
                aria-describedby="email-error"
              />
            </Field>
            <Field name="message">
              <Textarea
                name="message"
                label={messageLabel}
                autosize={false}
                rows={6}
                aria-describedby="message-error"
              />
            </Field>
            <StickyActions>
              <Button type="submit" size="md">
                {button}
              </Button>
            </StickyActions>
          </Stack>
        </fieldset>
      </form>
    </>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <p id={`${name}-error`} data-error-of={name} hidden className={classes.fieldError} />
    </div>
  );
}
