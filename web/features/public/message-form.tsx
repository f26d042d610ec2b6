import { Button, Textarea, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/public.ts';
import { contactUs, support } from '#web/api/calls.ts';
import { Page } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { EmailField, ScriptedField, ScriptedForm } from './scripted-form.tsx';

interface MessageFormProps {
  /** The path of the call that takes the message. */
  path: string;
  button: string;
  messageLabel: string;
}

/** A message with an email address for the reply. The operator gets it by email. */
function MessageForm({ path, button, messageLabel }: MessageFormProps) {
  return (
    <ScriptedForm path={path} sent={said.messageSent()}>
      <ScriptedField name="phone">
        <TextInput
          name="phone"
          label={said.phone()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
          withAsterisk={false}
          aria-describedby="phone-error"
        />
      </ScriptedField>
      <EmailField />
      <ScriptedField name="message">
        <Textarea
          name="message"
          label={messageLabel}
          autosize={false}
          rows={6}
          aria-describedby="message-error"
        />
      </ScriptedField>
      <StickyActions>
        <Button type="submit" size="md">
          {button}
        </Button>
      </StickyActions>
    </ScriptedForm>
  );
}

export function ContactPage() {
  return (
    <Page title={said.contactTitle()} lead={said.contactLead()} width="form">
      <MessageForm path={contactUs.path} button={said.contactTitle()} messageLabel={said.messageOptional()} />
    </Page>
  );
}

export function SupportPage() {
  return (
    <Page title={said.supportTitle()} lead={said.supportLead()} width="form">
      <MessageForm path={support.path} button={said.supportTitle()} messageLabel={said.whatHappened()} />
    </Page>
  );
}
