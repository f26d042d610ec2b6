import { getCandidateInvitations, inviteCandidates } from '#contract/candidate-invitations.ts';
import { saveTemplate } from '#contract/job-copies.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Inputs of the calls about what belongs to a job, for the test of who may make them. */
export async function inputsOfJob(
  world: World,
  { token }: Person,
  jobId: string,
): Promise<Record<string, Record<string, unknown>>> {
  const saved = await world.call(saveTemplate, { jobId, name: 'Mine' }, token);
  const { templateId } = expectSuccess(saved);
  const invited = { jobId, kind: 'apply' as const, people: [{ email: 'invited@example.org' }] };
  expectSuccess(await world.call(inviteCandidates, invited, token));
  const { invitations } = expectSuccess(await world.call(getCandidateInvitations, { jobId }, token));
  const { invitationId } = invitations[0]!;
  return {
    'jobs/copyJob': { jobId },
    'jobs/saveTemplate': { jobId, name: 'Mine now' },
    'jobs/renameTemplate': { templateId, name: 'Mine now' },
    'jobs/deleteTemplate': { templateId },
    'jobs/startFromTemplate': { templateId },
    'jobs/inviteCandidates': invited,
    'jobs/getCandidateInvitations': { jobId },
    'jobs/resendCandidateInvitation': { invitationId },
    'jobs/revokeCandidateInvitation': { invitationId },
    'jobs/declineMyInvitation': { invitationId },
  };
}
