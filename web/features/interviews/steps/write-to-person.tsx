import { useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/interview-instructions.ts';
import { NOTE_MAX } from '#contract/shared/limits.ts';
import { support } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

/** A message to the people who run the site, written without leaving the interview. */
export function WriteToPerson() {
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSend(support, {
    whenSignedOut: 'keep-page',
    onError: (error) => setProblem(error.message),
  });
  if (sending.isSuccess) return <Text role="status">{said.messageSent()}</Text>;
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        sending.mutate({ phone: phone.trim(), email: email.trim(), message: message.trim() });
      }}
    >
      <Stack gap="sm">
        <LimitedTextarea
          label={said.messageLabel()}
          autosize
          minRows={2}
          limit={NOTE_MAX}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <TextInput
          label={said.emailLabel()}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label={said.phoneLabel()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        {problem === null ? null : (
          <Text role="alert" c="var(--brick-text)">
            {problem}
          </Text>
        )}
        <Button type="submit" variant="default" loading={sending.isPending}>
          {said.send()}
        </Button>
      </Stack>
    </PlainForm>
  );
}
