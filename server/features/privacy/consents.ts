import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/privacy.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/privacy/consents.ts';
import { DAY_MS, REPLY_DAYS_MAX, REPLY_MONTHS } from '#contract/shared/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  candidatesApplication,
  employersApplication,
  setReportClosedByCandidate,
} from '#server/features/applications/store.ts';
import { withdrawLocked } from '#server/features/applications/withdraw.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import * as store from './consent-store.ts';
import { refuseHeld, refuseWithoutInterview } from './erase.ts';
import { eraseInterview } from './erase-subject.ts';
import { mailDeletionAsked } from './mails/deletion-asked.ts';

const REQUESTS_SHOWN = 500;

/** The same time this many calendar months later. If that month has no such day, its last day. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

export const replyDueAt = (askedAt: Date): Date =>
  new Date(
    Math.min(monthsAfter(askedAt, REPLY_MONTHS).getTime(), askedAt.getTime() + REPLY_DAYS_MAX * DAY_MS),
  );

/** Withdraws the consent to an interview, which ends it or asks the company to delete it. */
export async function withdrawConsent(
  ctx: Context,
  candidateId: string,
  applicationId: string,
): Promise<OutputOf<typeof contract.withdrawConsent>> {
  return inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    const [consent] = await store.consentsOf(tx, candidateId, applicationId);
    if (!consent || consent.erased_at !== null) throw new Refusal('consent.none', said.noConsent());
    const waiting = await store.waitingWithdrawal(tx, applicationId);
    if (waiting) return { dueDate: waiting.due_at.toISOString() };
    const at = ctx.clock.now();
    const isOpen = application.told_status === 'PENDING' || application.told_status === 'SCHEDULED';
    if (consent.submitted_at === null) await refuseHeld(tx, [application]);
    if (isOpen) await withdrawLocked(ctx, tx, application);
    await recordAudit(tx, {
      at,
      companyId: application.employer_id,
      actor: { kind: 'candidate' },
      action: 'consent.withdrawn',
      subject: { kind: 'application', id: applicationId },
    });
    if (consent.submitted_at === null) {
      await eraseInterview(ctx, tx, application);
      return { dueDate: null };
    }
    const requestId = randomUUID();
    const dueAt = replyDueAt(at);
    await store.insertWithdrawal(tx, { id: requestId, applicationId, askedAt: at, dueAt });
    await setReportClosedByCandidate(tx, applicationId, true);
    await mailDeletionAsked(ctx, tx, applicationId, { requestId, dueAt });
    return { dueDate: dueAt.toISOString() };
  });
}

const presentRequest = (row: store.WithdrawalRow, now: Date) => ({
  askedDate: row.asked_at.toISOString(),
  dueDate: row.due_at.toISOString(),
  isOverdue: row.answered_at === null && row.due_at < now,
  answer: row.answer,
  answeredDate: row.answered_at?.toISOString() ?? null,
  reason: row.reason,
});

export async function showConsents(
  ctx: Context,
  candidateId: string,
): Promise<OutputOf<typeof contract.getConsents>> {
  const now = ctx.clock.now();
  const rows = await store.consentsOf(ctx.db, candidateId);
  const requests = await store.newestWithdrawals(
    ctx.db,
    rows.map(({ application_id }) => application_id),
  );
  return {
    consents: rows.map((row) => {
      const request = requests.get(row.application_id);
      const waits = request !== undefined && request.answered_at === null;
      return {
        applicationId: row.application_id,
        role: row.designation,
        employerName: row.employer_name,
        consentDate: row.consented_at.toISOString(),
        submittedDate: row.submitted_at?.toISOString() ?? null,
        erasedDate: row.erased_at?.toISOString() ?? null,
        withdrawal: row.erased_at !== null || waits ? null : row.submitted_at === null ? 'ends' : 'asks',
        request: request ? presentRequest(request, now) : null,
      };
    }),
  };
}

export async function showDeletionRequests(
  ctx: Context,
  companyId: string,
): Promise<OutputOf<typeof contract.getDeletionRequests>> {
  const now = ctx.clock.now();
  const rows = await store.withdrawalsOfCompany(ctx.db, companyId, REQUESTS_SHOWN);
  return {
    requests: rows.map((row) => ({
      ...presentRequest(row, now),
      requestId: row.id,
      applicationId: row.application_id,
      candidateName: row.candidate_name,
      role: row.designation,
      isHeld: row.is_held,
    })),
  };
}

export async function answerDeletionRequest(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, answer, reason }: RequestOf<typeof contract.answerDeletionRequest>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await employersApplication(tx, caller.companyId, applicationId, { lock: true });
    if (!application) throw notFound();
    if (answer === 'deleted') {
      await refuseHeld(tx, [application]);
      await refuseWithoutInterview(ctx, tx, application);
    }
    const words = answer === 'declined' ? reason : '';
    if (!(await answerWithdrawal(ctx, tx, applicationId, { answer, reason: words, by: caller.id })))
      throw new Refusal('deletion-request.none', said.answeredAlready());
    if (answer === 'deleted') await eraseInterview(ctx, tx, application);
    else
      await recordAudit(tx, {
        at: ctx.clock.now(),
        companyId: caller.companyId,
        actor: { kind: 'member', userId: caller.id },
        action: 'consent.deletion-declined',
        subject: { kind: 'application', id: applicationId },
      });
  });
}
