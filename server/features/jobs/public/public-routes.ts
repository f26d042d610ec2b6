import { getCompanyProfile } from '#contract/company/company-profile.ts';
import * as contract from '#contract/job/jobs.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, reply, openRoute, route } from '#server/platform/http/route.ts';
import { findOpenJobs, findSavedJobs, suggestDesignations } from '#server/features/jobs/lists/list-jobs.ts';
import { deleteSavedJob, insertSavedJob } from '#server/features/jobs/lists/saved-store.ts';
import { getJobForCandidate } from '#server/features/jobs/lists/show-jobs.ts';
import { ownProfile } from './company.ts';
import { asCandidate, showPublicJob } from './public.ts';

/** Public jobs, a candidate's saved jobs, and what a company shows about itself with its jobs. */
export const publicJobsRoutes: Route[] = [
  openRoute(contract.getPublicJobs, async (ctx, { input, caller }) =>
    reply(await findOpenJobs(ctx, asCandidate(caller), input, input)),
  ),
  openRoute(contract.suggestDesignations, async (ctx, { input }) =>
    reply(await suggestDesignations(ctx, input)),
  ),
  openRoute(contract.getPublicJob, async (ctx, { input, caller }) =>
    reply(await showPublicJob(ctx, caller, input.alternateJobId)),
  ),
  route(contract.saveJob, async (ctx, { input, caller }) => {
    // A saved job stays visible to the candidate, whatever its status.
    const { id } = await getJobForCandidate(ctx.db, caller.id, input.jobId);
    await insertSavedJob(ctx.db, { candidateId: caller.id, jobId: id, at: ctx.clock.now() });
    return reply(null, outcomes.jobSaved());
  }),
  route(contract.unsaveJob, async (ctx, { input, caller }) => {
    await deleteSavedJob(ctx.db, caller.id, input.jobId);
    return reply(null, outcomes.jobUnsaved());
  }),
  route(contract.getSavedJobs, async (ctx, { input, caller }) =>
    reply(await findSavedJobs(ctx, caller, input, input)),
  ),
  employerRoute(getCompanyProfile, async (ctx, { caller }) => reply(await ownProfile(ctx, caller.companyId))),
];
