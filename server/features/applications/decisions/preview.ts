import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { previewDecisionMail as endpoint } from '#contract/decisions.ts';
import { type Place, reopenedStage, stageTitle } from '#contract/stages.ts';
import { mailText } from '#server/features/companies/mail-text-store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { withOwnText } from '#server/platform/mail/own-text.ts';
import { notFound } from '#server/platform/outcome.ts';
import { placeOf } from '../decide.ts';
import { applicationMailData } from '../mail-data.ts';
import type { Decider } from '../stages/actor.ts';
import { type ApplicationRow, employersApplication } from '../store.ts';
import { callsOffInterview, mailOfMove } from './decision-mail.ts';
import { checkText, reasonOf } from './decisions.ts';

type Request = RequestOf<typeof endpoint>;

/** The mail that a decision on this application would send, and how it reads for its candidate. */
export async function previewDecisionMail(
  ctx: Context,
  decider: Decider,
  request: Request,
): Promise<OutputOf<typeof endpoint>> {
  const application = await employersApplication(ctx.db, decider.companyId, request.applicationId);
  if (!application) throw notFound();
  const to = targetOf(request, application);
  const mail = mailOfMove(placeOf(application), to);
  if (!mail) return null;
  if (request.mail) checkText(mail, request.mail);
  const text = request.mail ?? (await mailText(ctx.db, decider.companyId, mail.name)) ?? mail.text;
  const { data } = await applicationMailData(ctx, ctx.db, application.id);
  const modes = (await jobById(ctx.db, application.job_id))?.interview_process?.modes ?? [];
  const full = {
    ...data,
    stageTitle: stageTitle(to.stage, modes),
    sharedReason: (await reasonOf(ctx.db, decider, request))?.sharedText ?? '',
    isCalledOff: callsOffInterview(placeOf(application), to),
  };
  const { subject, paragraphs } = withOwnText(mail.write(full), text, mail.values(full));
  return {
    subject: text.subject,
    text: text.text,
    placeholders: Object.entries(mail.placeholders).map(([name, meaning]) => ({ name, meaning })),
    shown: { subject, paragraphs },
  };
}

function targetOf({ stage, outcome, reopens }: Request, application: ApplicationRow): Place {
  if (reopens) return { stage: reopenedStage(application), outcome: null };
  if (stage === 'hired' || outcome === 'hired') return { stage: 'hired', outcome: 'hired' };
  return stage === undefined ? { stage: application.stage, outcome: outcome! } : { stage, outcome: null };
}
