import { useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { INSTANCE_NOTICE_MAX, DAY_MS } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { getNotice, getSetNotice, removeNotice, setNotice } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { OperatorLayout } from './operator-layout.tsx';

type Notice = NonNullable<OutputOf<typeof getSetNotice>['notice']>;

/** What operators tell everybody. */
export default function NoticePage() {
  const query = useRead(getSetNotice, {});
  return (
    <OperatorLayout
      title="Notice"
      lead="All pages of signed-in people show it in its time, until the person dismisses it."
    >
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {({ notice }) => <NoticeForm key={notice?.noticeId ?? ''} notice={notice} />}
      </Read>
    </OperatorLayout>
  );
}

function NoticeForm({ notice }: { notice: Notice | null }) {
  const [now] = useState(() => Date.now());
  const form = useForm({
    initialValues: {
      text: notice?.text ?? '',
      from: local(notice ? new Date(notice.from) : new Date(now)),
      until: local(notice ? new Date(notice.until) : new Date(now + DAY_MS)),
    },
    validate: {
      text: (text) => (text.trim() === '' ? TEXTS.noticeMissing : null),
      from: (from) => (Number.isNaN(Date.parse(from)) ? TEXTS.noticeTime : null),
      until: (until) => (Number.isNaN(Date.parse(until)) ? TEXTS.noticeTime : null),
    },
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const sent = {
    refreshes: [getSetNotice, getNotice],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
  };
  const save = useSend(setNotice, { ...sent, onError: (error) => shell.refused(error) });
  const remove = useSend(removeNotice, { ...sent, onError: (error) => toast.danger(error.message) });
  return (
    <Form
      shell={shell}
      label="Notice"
      isBusy={save.isPending}
      onSubmit={form.onSubmit(
        ({ text, from, until }) =>
          save.mutate({ text, from: new Date(from).toISOString(), until: new Date(until).toISOString() }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <LimitedTextarea
          label="Text"
          required
          autosize
          minRows={3}
          limit={INSTANCE_NOTICE_MAX}
          {...form.getInputProps('text')}
        />
        <TextInput label="From" type="datetime-local" required {...form.getInputProps('from')} />
        <TextInput label="Until" type="datetime-local" required {...form.getInputProps('until')} />
        <FormNotice shell={shell} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Set the notice
          </Button>
          {notice === null ? null : (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
              Remove the notice
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** As the browser's field wants it, in the time zone of the reader. */
const local = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
