import * as said from '#contract/messages/en/messages.ts';
import { useRef, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { MESSAGE_MAX } from '#contract/shared/limits.ts';
import { getMessages, sendMessage } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { announce } from '#web/ui/announce.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { keepDraft, readDraft } from './message-draft.ts';
import { TemplateMenu } from './template-menu.tsx';

interface MessageFormProps {
  applicationId: string;
  to: string;
  isCompany: boolean;
  /** The notification the recipient gets, if it is not the usual email. */
  gets?: string | undefined;
  focus: boolean;
}

export function MessageForm({ applicationId, to, isCompany, gets, focus }: MessageFormProps) {
  const [draft, setDraft] = useState(() => readDraft(applicationId) ?? keepDraft(applicationId, ''));
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => setDraft(keepDraft(applicationId, text));
  const send = useSend(sendMessage, {
    whenSignedOut: 'keep-page',
    refreshes: [getMessages],
    onSuccess: ({ message }) => {
      write('');
      announce(message);
    },
  });
  const text = draft.text.trim();
  const submit = () => {
    if (send.isPending) return;
    if (text === '') field.current?.focus();
    else send.mutate({ applicationId, text, messageId: draft.messageId });
  };
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm" maw="var(--line-length)">
        <LimitedTextarea
          ref={field}
          label={said.to({ name: to })}
          description={gets ?? said.byEmailToo({ name: to })}
          autosize
          minRows={3}
          maxRows={16}
          limit={MESSAGE_MAX}
          value={draft.text}
          readOnly={send.isPending}
          autoFocus={focus}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          error={send.error?.message}
        />
        <Group gap="sm">
          <Button type="submit" variant={isCompany ? 'default' : 'filled'} loading={send.isPending}>
            {said.send()}
          </Button>
          {isCompany ? (
            <TemplateMenu
              applicationId={applicationId}
              onChoose={(words) => {
                write(text === '' ? words : `${draft.text.trimEnd()}\n\n${words}`);
                field.current?.focus();
              }}
            />
          ) : null}
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {said.keys()}
          </Text>
        </Group>
      </Stack>
    </PlainForm>
  );
}
