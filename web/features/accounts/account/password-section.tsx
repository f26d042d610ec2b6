import { useRef } from 'react';
import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/accounts.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { changePassword, getAccount, getSessions } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordForm } from '../new-password-form.tsx';

export function PasswordSection() {
  const place = useRef<HTMLParagraphElement>(null);
  const { name } = useSession();
  const email = useRead(getAccount, {}).data?.email;
  const change = useSend(changePassword, {
    refreshes: [getSessions, getAccount],
    onSuccess: ({ message }) => toast.success(message || TEXTS.passwordChanged),
  });
  return (
    <Section title={said.password()}>
      <NewPasswordForm
        rules="changePassword"
        account={{
          owner: { name, ...(email === undefined ? {} : { email }) },
          words: (
            <Text ref={place} tabIndex={-1} maw="var(--line-length)" c="dimmed">
              {said.passwordAbout()}
            </Text>
          ),
          place,
        }}
        told="toast"
        besideFieldOnly
        send={change.mutate}
        isBusy={change.isPending}
        button={said.changePassword()}
      />
    </Section>
  );
}
