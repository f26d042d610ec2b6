import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/companies.ts';
import { NAME_MAX } from '#contract/shared/limits.ts';
import { getCompany, getMembers, setOwnName } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';

/** The name that other members see for the viewer. */
export function OwnName({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const save = useSend(setOwnName, {
    refreshes: [getMembers, getCompany],
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Section title={said.yourName()}>
      <PlainForm
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate({ name: typed });
        }}
      >
        <Stack align="flex-start" maw={480}>
          <LimitedInput
            w="100%"
            label={said.name()}
            description={said.yourNameHint()}
            size="md"
            autoComplete="name"
            limit={NAME_MAX}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={save.error?.message}
          />
          <Button type="submit" variant="default" loading={save.isPending}>
            {said.saveName()}
          </Button>
        </Stack>
      </PlainForm>
    </Section>
  );
}
