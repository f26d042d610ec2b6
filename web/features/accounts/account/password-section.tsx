import { useRef } from 'react';
import { TEXTS } from '#contract/texts.ts';
import { changePassword, getAccount, getSessions } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewPasswordForm } from '../new-password-form.tsx';
import classes from './account.module.css';

export function PasswordSection() {
  const place = useRef<HTMLParagraphElement>(null);
  const { name } = useSession();
  const email = useRead(getAccount, {}).data?.email;
  const change = useSend(changePassword, {
    refreshes: [getSessions, getAccount],
    onSuccess: ({ message }) => toast.success(message || TEXTS.passwordChanged),
  });
  return (
    <Section title="Password">
      <NewPasswordForm
        rules="changePassword"
        owner={{ name, ...(email === undefined ? {} : { email }) }}
        // Two forms of this page ask for the current password.
        name="change-password"
        labels={{ password: 'New password', confirm: 'Confirm new password' }}
        asksCurrent
        emptiesTo={place}
        told="toast"
        besideFieldOnly
        send={change.mutate}
        isBusy={change.isPending}
        button="Change password"
        buttonClass={classes.submit}
        className={classes.box}
        before={
          <p ref={place} tabIndex={-1} className={classes.note}>
            All other sessions end, this one goes on, and a mail tells you of the change.
          </p>
        }
      />
    </Section>
  );
}
