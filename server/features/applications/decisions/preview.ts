import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { previewDecisionMail as endpoint } from '#contract/interview/decisions.ts';
import { stageTitle } from '#contract/interview/stages.ts';
import { forCandidate } from '#server/features/companies/company-mails.ts';
import { mailText } from '#server/features/companies/mail-text-store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { withOwnText } from '#server/platform/mail/own-text.ts';
import { notFound } from '#server/platform/outcome.ts';
import { applicationMailData } from '../mail-data.ts';
import type { Decider } from '../actor.ts';
import { employersApplication } from '../store.ts';
import { callsOffInterview, mailOfMove } from './decision-mail.ts';
import { placeBefore, targetOf } from './decide-one.ts';
import { checkText, reasonOf } from './decisions.ts';

type Request = RequestOf<typeof endpoint>;

/** The email that a decision on this application would send, as its candidate would read it. */
export async function previewDecisionMail(
  ctx: Context,
  decider: Decider,
  request: Request,
): Promise<OutputOf<typeof endpoint>> {
  const application = await employersApplication(ctx.db, decider.companyId, request.applicationId);
  if (!application) throw notFound();
  const from = await placeBefore(ctx.db, application, decider);
  const to = targetOf(request, from);
  const mail = mailOfMove(from, to);
  if (!mail) return null;
  if (request.mail) checkText(mail, request.mail);
  const own = request.mail ?? (await mailText(ctx.db, decider.companyId, mail.name));
  const { data } = await applicationMailData(ctx, ctx.db, application.id);
  const modes = (await jobById(ctx.db, application.job_id))?.interview_process?.modes ?? [];
  const full = {
    ...data,
    stageTitle: () => stageTitle(to.stage, modes),
    sharedReason: (await reasonOf(ctx.db, decider, request))?.sharedText ?? '',
    isCalledOff: callsOffInterview(from, to),
  };
  const placeholders = Object.entries(mail.placeholders).map(([name, meaning]) => ({ name, meaning }));
  return forCandidate(ctx.db, { to: data.candidateEmail, companyId: decider.companyId }, () => {
    const text = own ?? mail.text;
    const { subject, paragraphs } = withOwnText(mail.write(full), text, mail.values(full));
    return { subject: text.subject, text: text.text, placeholders, shown: { subject, paragraphs } };
  });
}
