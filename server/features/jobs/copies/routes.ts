import * as contract from '#contract/job/job-copies.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { copyJob } from './copy-job.ts';
import * as templates from './templates.ts';

export const jobCopiesRoutes: Route[] = [
  employerRoute(contract.copyJob, async (ctx, { input, caller }) => {
    const { id, alternateId } = await copyJob(ctx, caller.companyId, input.jobId, input.draftKey);
    return reply({ _id: id, alternateJobId: alternateId }, outcomes.jobCopied());
  }),
  employerRoute(contract.saveTemplate, async (ctx, { input, caller }) =>
    reply({ templateId: await templates.saveTemplate(ctx, caller, input) }, outcomes.templateSaved()),
  ),
  employerRoute(contract.getTemplates, async (ctx, { caller }) =>
    reply(await templates.listTemplates(ctx, caller.companyId)),
  ),
  employerRoute(contract.renameTemplate, async (ctx, { input, caller }) => {
    await templates.renameTemplate(ctx, caller.companyId, input);
    return reply(null, outcomes.templateRenamed());
  }),
  employerRoute(contract.deleteTemplate, async (ctx, { input, caller }) => {
    await templates.deleteTemplate(ctx, caller.companyId, input.templateId);
    return reply(null, outcomes.templateDeleted());
  }),
  employerRoute(contract.startFromTemplate, async (ctx, { input, caller }) => {
    const { templateId, draftKey } = input;
    const { id, alternateId } = await templates.startFromTemplate(
      ctx,
      caller.companyId,
      templateId,
      draftKey,
    );
    return reply({ _id: id, alternateJobId: alternateId });
  }),
];
