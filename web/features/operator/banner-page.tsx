import { useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/operator.ts';
import { BANNER_MAX, DAY_MS } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { getBanner, getSetBanner, removeBanner, setBanner } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { OperatorLayout } from './operator-layout.tsx';

type Banner = NonNullable<OutputOf<typeof getSetBanner>['notice']>;

/** The operators' announcement to everyone. */
export default function BannerPage() {
  const query = useRead(getSetBanner, {});
  return (
    <OperatorLayout title={said.banner()} lead={said.bannerLead()}>
      <Read query={query} waiting={<Loading shape="form" rows={4} />} empty="never">
        {({ notice: banner }) => <BannerForm key={banner?.noticeId ?? ''} banner={banner} />}
      </Read>
    </OperatorLayout>
  );
}

function BannerForm({ banner }: { banner: Banner | null }) {
  const [now] = useState(() => Date.now());
  const form = useForm({
    initialValues: {
      text: banner?.text ?? '',
      from: local(banner ? new Date(banner.from) : new Date(now)),
      until: local(banner ? new Date(banner.until) : new Date(now + DAY_MS)),
    },
    validate: {
      text: (text) => (text.trim() === '' ? rules.bannerMissing() : null),
      from: (from) => (Number.isNaN(Date.parse(from)) ? rules.bannerTime() : null),
      until: (until) => (Number.isNaN(Date.parse(until)) ? rules.bannerTime() : null),
    },
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const sent = {
    refreshes: [getSetBanner, getBanner],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
  };
  const save = useSend(setBanner, { ...sent, onError: (error) => shell.refused(error) });
  const remove = useSend(removeBanner, { ...sent, onError: (error) => toast.danger(error.message) });
  return (
    <Form
      shell={shell}
      label={said.banner()}
      isBusy={save.isPending}
      onSubmit={form.onSubmit(
        ({ text, from, until }) =>
          save.mutate({ text, from: new Date(from).toISOString(), until: new Date(until).toISOString() }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <LimitedTextarea
          label={said.text()}
          required
          autosize
          minRows={3}
          limit={BANNER_MAX}
          {...form.getInputProps('text')}
        />
        <TextInput label={said.from()} type="datetime-local" required {...form.getInputProps('from')} />
        <TextInput label={said.until()} type="datetime-local" required {...form.getInputProps('until')} />
        <FormNotice shell={shell} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {said.setBanner()}
          </Button>
          {banner === null ? null : (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
              {said.removeBanner()}
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** In the format of the browser's field, in the reader's time zone. */
const local = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
