import { Button, Textarea, TextInput } from '@mantine/core';
import { contactUs, support } from '#web/api/calls.ts';
import { Page } from '#web/ui/page.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { EmailField, ScriptedField, ScriptedForm } from './scripted-form.tsx';

interface MessageFormProps {
  /** Of the call that takes the message. */
  path: string;
  button: string;
  messageLabel: string;
}

/** A message with an e-mail address for the reply. The operator gets it by mail. */
function MessageForm({ path, button, messageLabel }: MessageFormProps) {
  return (
    <ScriptedForm path={path} sent="Your message has been sent. We answer by e-mail or phone.">
      <ScriptedField name="phone">
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
    <Page
      title="Contact Us"
      lead="Leave a phone number and an e-mail address, and what it is about. Your message goes by mail to the people who run this site."
      width="form"
    >
      <MessageForm path={contactUs.path} button="Contact Us" messageLabel="Message (optional)" />
    </Page>
  );
}

export function SupportPage() {
  return (
    <Page
      title="Support"
      lead="Something does not work, or you need help with an application or an interview? Tell us how to reach you and what happened."
      width="form"
    >
      <MessageForm path={support.path} button="Support" messageLabel="What happened? (optional)" />
    </Page>
  );
}
