import { z } from 'zod';
import { DAY_MS } from '#contract/shared/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { MAIL_TRIES } from '#server/features/accounts/email/mail-tasks.ts';
import { userByEmail } from '#server/features/accounts/store.ts';
import { newEmailToken } from '#server/features/accounts/sessions/tokens.ts';
import { sendMailOfCompany } from '#server/features/companies/company-mails.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { forgetMails, stoppedAmong } from './limits-store.ts';
import { invitationFooter } from './mail-data.ts';
import { invitationToApply } from './mails/invitation-to-apply.ts';
import { invitationToInterview } from './mails/invitation-to-interview.ts';
import { isWaiting, stateOf } from './state.ts';
import { stopUrl } from './stops.ts';
import { deleteOldInvitations, insertLink, invitationById, lockInvitation } from './store.ts';

/** The queue stores no link: it is created when the email is sent. */
export const mailInvitationTask = defineTask({
  name: 'candidate-invitations.mail',
  /** `sentAt` identifies the email among those of the invitation. */
  payload: z.object({ invitationId: z.string(), sentAt: z.string() }),
  ...MAIL_TRIES,
});

export const candidateInvitationsHandlers: TaskHandler[] = [
  taskHandler(mailInvitationTask, async (ctx, { invitationId, sentAt }) => {
    const invitation = await invitationById(ctx.db, invitationId);
    // It may have been used or revoked, or its job closed, while the email was queued.
    if (!invitation || invitation.job_status !== 'open') return;
    if (!isWaiting(stateOf(invitation, ctx.clock.now()))) return;
    const { company_id: companyId, email } = invitation;
    const key = email.toLowerCase();
    if ((await stoppedAmong(ctx.db, companyId, [key])).has(key)) return;
    const { token, tokenHash } = newEmailToken();
    const isKept = await inTransaction(ctx.db, async (tx) => {
      const now = await lockInvitation(tx, invitationId);
      if (!now || !isWaiting(stateOf(now, ctx.clock.now()))) return false;
      await insertLink(tx, { tokenHash, invitationId, expiresAt: now.expires_at });
      return true;
    });
    if (!isKept) return;
    const inviter = invitation.invited_by && (await recipientById(ctx.db, invitation.invited_by));
    const url = stopUrl(ctx, { companyId, email: key });
    const name = invitation.company_name;
    const mail = invitation.interview_at === null ? invitationToApply : invitationToInterview;
    await sendMailOfCompany(ctx, mail, {
      to: email,
      company: { id: companyId, name },
      messageId: `candidate-invitation-${invitationId}-${Date.parse(sentAt)}`,
      data: {
        employerName: name,
        candidateName: invitation.name,
        designation: invitation.designation,
        alternateId: invitation.alternate_id,
        expiresAt: invitation.expires_at,
        interviewAt: invitation.interview_at,
        timeZone: (await userByEmail(ctx.db, email))?.time_zone ?? (inviter ? inviter.timeZone : 'UTC'),
        publicUrl: ctx.config.publicUrl,
        token,
      },
      unsubscribe: {
        url,
        footer: () => invitationFooter(name, url),
      },
    });
  }),
];

/** How long invitations that ended unused are kept, for the company's list. */
const KEPT_DAYS = 180;

/** Deletes links and invitations that are no longer needed. */
export async function forgetOldInvitations(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await forgetMails(ctx.db, daysAgo(1));
  await deleteOldInvitations(ctx.db, now, daysAgo(KEPT_DAYS));
}
