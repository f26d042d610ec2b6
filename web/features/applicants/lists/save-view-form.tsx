import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/applicants.ts';
import { useState, type SyntheticEvent } from 'react';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { VIEW_NAME_MAX } from '#contract/shared/limits.ts';
import type { ViewList } from '#contract/company/views.ts';
import { getViews, saveView } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';

export interface SaveViewFormProps {
  list: ViewList;
  query: string;
  onClose: () => void;
}

/** Saves the filters and sort order of a list under a name. */
export default function SaveViewForm({ list, query, onClose }: SaveViewFormProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useSend(saveView, {
    refreshes: [getViews],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ name, isShared, list, query });
  };
  return (
    <PlainForm onSubmit={submit} aria-label={said.saveView()}>
      <Stack gap="md">
        <LimitedInput
          label={said.viewName()}
          required
          limit={VIEW_NAME_MAX}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={save.error?.message}
        />
        <Checkbox
          label={said.shareView()}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {said.save()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
