import { mailOwners } from '#server/features/companies/mail-owners.ts';
import { restoreCompanyRow, takeDownCompanyRow } from '#server/features/companies/take-down-store.ts';
import {
  closeJobsOfCompany,
  openAgain,
  restoreJobRow,
  takeDownJobRow,
} from '#server/features/jobs/changes/take-down-store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type Acting, act } from './acting.ts';
import { companyTakenDown } from './mails/company-taken-down.ts';
import { jobTakenDown } from './mails/job-taken-down.ts';
import { restored } from './mails/restored.ts';

export async function takeDownCompany(
  ctx: Context,
  acting: Acting,
  { companyId: id, ...wish }: { companyId: string; reason: string; current: string },
): Promise<void> {
  const subject = { kind: 'company', id } as const;
  await act(ctx, acting, { action: 'company.taken-down', subject, ...wish }, async (tx, at) => {
    const change = await takeDownCompanyRow(tx, id, { at, reason: wish.reason });
    if (change === 'not-there') throw notFound();
    if (change === 'nothing') return false;
    await closeJobsOfCompany(tx, id, at);
    const data = { companyName: change.name, reason: wish.reason, publicUrl: ctx.config.publicUrl };
    await mailOwners(ctx, tx, companyTakenDown, { companyId: id, data });
    return true;
  });
}

export async function restoreCompany(
  ctx: Context,
  acting: Acting,
  { companyId: id, reason }: { companyId: string; reason: string },
): Promise<void> {
  const subject = { kind: 'company', id } as const;
  await act(ctx, acting, { action: 'company.restored', subject, reason }, async (tx, at) => {
    const change = await restoreCompanyRow(tx, id);
    if (change === 'not-there') throw notFound();
    if (change === 'nothing') return false;
    await openAgain(tx, id, at);
    const what = { kind: 'company', name: change.name } as const;
    const data = { what, publicUrl: ctx.config.publicUrl };
    await mailOwners(ctx, tx, restored, { companyId: id, data });
    return true;
  });
}

export async function takeDownJob(
  ctx: Context,
  acting: Acting,
  { jobId: id, ...wish }: { jobId: string; reason: string; current: string },
): Promise<void> {
  const subject = { kind: 'job', id } as const;
  await act(ctx, acting, { action: 'job.taken-down', subject, ...wish }, async (tx, at) => {
    const job = await takeDownJobRow(tx, id, { at, reason: wish.reason });
    if (job === 'not-there') throw notFound();
    if (job === 'nothing') return false;
    const { designation, employer_id: companyId } = job;
    const data = { designation, reason: wish.reason, publicUrl: ctx.config.publicUrl };
    await mailOwners(ctx, tx, jobTakenDown, { companyId, data });
    return true;
  });
}

export async function restoreJob(
  ctx: Context,
  acting: Acting,
  { jobId: id, reason }: { jobId: string; reason: string },
): Promise<void> {
  const subject = { kind: 'job', id } as const;
  await act(ctx, acting, { action: 'job.restored', subject, reason }, async (tx, at) => {
    const job = await restoreJobRow(tx, id);
    if (job === 'not-there') throw notFound();
    if (job === 'nothing') return false;
    const { designation, employer_id: companyId } = job;
    await openAgain(tx, companyId, at);
    const what = { kind: 'job', name: designation } as const;
    await mailOwners(ctx, tx, restored, { companyId, data: { what, publicUrl: ctx.config.publicUrl } });
    return true;
  });
}
