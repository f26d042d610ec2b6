import * as said from '#contract/messages/en/candidate-invitations.ts';
import { INVITED_WORDS } from '#contract/job/invitation-words.ts';
import type { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import type { InvitedResult } from '#contract/job/invitation-states.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, INVITATION_MAILS } from '#contract/shared/limits.ts';
import { tooSoonAfterInvitation } from '#contract/account/notice-period.ts';
import { emailAddress, personName } from '#contract/shared/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { assertNotBeforeToday } from '#server/features/applications/window/schedule.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { placeOfJob } from '#server/features/jobs/place-store.ts';
import { lockOwnJob } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { countMailsOfCompany, countMailsTo, noteMails, stoppedAmong } from './limits-store.ts';
import { mailInvitationTask } from './mail-task.ts';
import { expiryOf, isWaiting, stateOf } from './state.ts';
import * as store from './store.ts';

type Input = RequestOf<typeof inviteCandidates>;
type Output = OutputOf<typeof inviteCandidates>;

/** A person on the list. `key` is the email in lower case. */
interface Wanted {
  email: string;
  key: string;
  name: string;
  result: InvitedResult;
}

async function assertToldInTime(tx: Database, jobId: string, at: Date, interviewAt: Date): Promise<void> {
  const tooSoon = tooSoonAfterInvitation(await placeOfJob(tx, jobId), at, interviewAt);
  if (tooSoon !== null) throw new Refusal('interview.notice-period', tooSoon);
}

/**
 * Invites each person on a list. The company is locked, so that sending the same list twice at once sends no email
 * twice.
 */
export async function invite(
  ctx: Context,
  caller: EmployerCaller,
  input: Input,
  address: string,
): Promise<Output> {
  const interviewAt = input.kind === 'interview' ? new Date(input.date!) : null;
  if (interviewAt) assertNotBeforeToday(ctx, interviewAt, input.timeZoneOffsetMinutes);
  const people = checkedPeople(input.people);
  await inTransaction(ctx.db, async (tx) => {
    const { companyId } = caller;
    await lockCompany(tx, companyId);
    const job = await lockOpenJob(tx, companyId, input.jobId);
    const at = ctx.clock.now();
    if (interviewAt) await assertToldInTime(tx, job.id, at, interviewAt);
    await decideEach(ctx, tx, job, people);
    const expiresAt = expiryOf(interviewAt, job.interview_open_days, at);
    const sent = people.filter(({ result }) => result === 'sent');
    for (const { email, name } of sent) {
      const invitationId = await store.putInvitation(
        tx,
        { job_id: job.id, company_id: companyId, email },
        { name, interview_at: interviewAt, invited_by: caller.id, sent_at: at, expires_at: expiresAt },
      );
      await ctx.tasks.queue(tx, mailInvitationTask, { invitationId, sentAt: at.toISOString() });
    }
    await noteMails(
      tx,
      companyId,
      sent.map(({ key }) => key),
      at,
    );
    if (sent.length === 0) return;
    await recordAudit(tx, {
      at,
      companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'candidates.invited',
      subject: { kind: 'job', id: job.id },
      details: { job: job.alternate_id, kind: input.kind, people: sent.length },
      address,
    });
  });
  return {
    sent: people.filter(({ result }) => result === 'sent').length,
    results: people.map(({ email, name, result }) => ({
      email,
      name,
      result,
      message: INVITED_WORDS[result](),
    })),
  };
}

/** People can only be invited to an open job. */
export async function lockOpenJob(tx: Database, companyId: string, jobId: string): Promise<JobRow> {
  const job = await lockOwnJob(tx, companyId, jobId);
  if (!job) throw notFound();
  if (job.status === 'draft') throw new Refusal('job.not-published', said.isDraft());
  if (job.status === 'deleted') throw new Refusal('job.deleted', said.isDeleted());
  if (job.status === 'closed') throw new Refusal('job.closed', said.isClosed());
  return job;
}

function checkedPeople(people: Input['people']): Wanted[] {
  const seen = new Set<string>();
  return people.map(({ email, name }) => {
    const key = email.toLowerCase();
    const result = checked(email, name, seen.has(key));
    seen.add(key);
    return { email, key, name, result };
  });
}

function checked(email: string, name: string, isSeen: boolean): InvitedResult {
  if (!emailAddress.safeParse(email).success) return 'wrong-email';
  // Emails show the name, so it must not advertise anything.
  if (name !== '' && !personName.safeParse(name).success) return 'wrong-name';
  return isSeen ? 'twice-in-list' : 'sent';
}

/** Sets the result of each person who has not been refused yet. */
async function decideEach(ctx: Context, tx: Database, job: JobRow, people: readonly Wanted[]): Promise<void> {
  const asked = people.filter(({ result }) => result === 'sent');
  if (asked.length === 0) return;
  const emails = asked.map(({ key }) => key);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const companyId = job.employer_id;
  const applied = await store.appliedAmong(tx, job.id, emails);
  const stopped = await stoppedAmong(tx, companyId, emails);
  const earlier = new Map(
    (await store.invitationsTo(tx, job.id, emails)).map((row) => [row.email.toLowerCase(), row]),
  );
  const mailed = await countMailsTo(tx, companyId, emails, since);
  let room = INVITATION_MAILS.ofCompany - (await countMailsOfCompany(tx, companyId, since));
  for (const person of asked) {
    const invitation = earlier.get(person.key);
    const state = invitation ? stateOf(invitation, now) : null;
    const isApplied =
      applied.has(person.key) ||
      (invitation?.application_id != null && (await store.isStillApplied(tx, invitation.application_id)));
    const { all = 0, own = 0 } = mailed.get(person.key) ?? {};
    if (isApplied) person.result = 'already-applied';
    else if (state !== null && isWaiting(state)) person.result = 'already-invited';
    else if (state === 'declined') person.result = 'declined';
    else if (stopped.has(person.key)) person.result = 'no-more-invitations';
    else if (all >= INVITATION_MAILS.toPerson || own >= INVITATION_MAILS.ofCompanyToPerson)
      person.result = 'too-many-for-person';
    else if (room <= 0) person.result = 'too-many-today';
    else room -= 1;
  }
}
