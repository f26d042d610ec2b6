import type { getRoundInterview } from '#contract/interview/round-cards.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { applicationInReach } from '#server/features/applications/store.ts';
import { skillsOfCandidate } from '#server/features/candidates/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { linkTo } from '#server/features/feedback/file-links.ts';
import { shownAttempt } from '#server/features/feedback/shown-attempt.ts';
import { reportOf, reportSubject } from '#server/features/feedback/store.ts';
import { holderOf } from '#server/features/uploads/file-holder.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { roundHeldBy } from '../held-round-store.ts';
import { membersOfRounds } from '../times/round-store.ts';
import { cardsOn } from './card-store.ts';
import { presentCard, presentRound } from './present.ts';

/** What a member who takes part in a round needs to hold it. It contains no judgements by others or the analysis. */
export async function showRoundInterview(
  ctx: Context,
  caller: EmployerCaller,
  { roundId }: RequestOf<typeof getRoundInterview>,
): Promise<OutputOf<typeof getRoundInterview>> {
  const round = await roundHeldBy(ctx.db, caller, roundId);
  const subject = round && (await reportSubject(ctx.db, round.applicationId));
  if (!round || !subject) throw notFound();
  const { applicationId } = round;
  const own = (await cardsOn(ctx.db, [roundId])).find(({ memberId }) => memberId === caller.id);
  const members = await membersOfRounds(ctx.db, [roundId]);
  const files = await filesByIds(ctx.db, [subject.avatar_file_id, subject.resume_file_id]);
  const skills = await skillsOfCandidate(ctx.db, round.candidateId);
  // A participant may be a reviewer of other jobs, who can see nothing more of this one.
  const seesApplication = (await applicationInReach(ctx.db, reachOf(caller), applicationId)) !== null;
  const { seesContacts } = caller;
  const resume = { holder: holderOf(caller), applicationId, what: 'resume' } as const;
  const interview = await shownAttempt(ctx.db, applicationId, 'employer', undefined);
  return {
    ...presentRound(round),
    place: round.place,
    isCancelled: round.cancelledAt !== null,
    applicationId,
    role: round.role,
    alternateJobId: round.alternateJobId,
    candidate: {
      candidateId: round.candidateId,
      name: round.candidateName,
      avatarUrl: linkTo(ctx, files, subject.avatar_file_id),
      skills: skills.map(({ name }) => name),
      email: seesContacts ? subject.email : '',
      mobile: seesContacts ? subject.mobile : '',
      resumeUrl:
        seesContacts && seesApplication
          ? linkTo(ctx, files, subject.resume_file_id, resume, 'attachment')
          : null,
      ...(seesContacts ? {} : { hidesContacts: true }),
    },
    others: members.filter(({ memberId }) => memberId !== caller.id).map(({ name }) => name),
    criteria: round.kit.criteria,
    card: own ? presentCard(round, own) : null,
    isFinal: round.isBlindJob,
    seesApplication,
    hasReport:
      seesApplication &&
      interview !== null &&
      (await reportOf(ctx.db, { applicationId, attempt: interview.attempt })).ready !== null,
  };
}
