import type { RequestOf } from '#contract/endpoint.ts';
import type { setReportVisibility } from '#contract/interview.ts';
import {
  candidatesApplication,
  employersApplication,
  setReportClosedByCandidate,
  setReportPublic,
} from '#server/features/applications/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';

/** Each side sets its own half: a report that the other closed stays closed. */
export async function setVisibility(
  ctx: Context,
  caller: Caller,
  { applicationId, isPublic }: RequestOf<typeof setReportVisibility>,
): Promise<void> {
  if (caller.role === 'candidate') {
    const own = await candidatesApplication(ctx.db, caller.id, applicationId);
    if (!own) throw notFound();
    await setReportClosedByCandidate(ctx.db, own.id, !isPublic);
    return;
  }
  const application = await employersApplication(ctx.db, caller.companyId, applicationId);
  if (!application) throw notFound();
  await setReportPublic(ctx.db, application.id, isPublic);
}
