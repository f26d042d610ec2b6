import { makeToken } from '#contract/company/company-tokens.ts';
import { getDeliveries, saveWebhook, testWebhook } from '#contract/company/company-webhooks.ts';
import { saveKit } from '#contract/interview/round-plans.ts';
import { saveView } from '#contract/company/saved-views.ts';
import { makeOffer } from '#contract/interview/offers.ts';
import { getRequests, makeRequest } from '#contract/interview/requests.ts';
import { getCandidateInvitations, inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { inviteToRound } from '#contract/interview/round-times.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { createJobAlert, getJobAlerts } from '#contract/job/job-alerts.ts';
import { saveMessageTemplate, sendMessage } from '#contract/interview/messages.ts';
import { saveTemplate } from '#contract/job/job-copies.ts';
import { exportQuestions } from '#contract/job/question-sets.ts';
import { interviewQuestions } from '#server/features/jobs/question-store.ts';
import { beInterviewed } from './interviews.ts';
import { type MadeJob, postJob } from './jobs.ts';
import { offerTerms } from './offers.ts';
import { answerOpenly } from './open-answers.ts';
import { KIT, beReviewed, makeRound } from './rounds.ts';
import { type Person, type World, expectSuccess } from './world.ts';

interface Owned {
  employer: Person;
  candidate: Person;
  job: MadeJob;
  applicationId: string;
}

/** Creates things that belong to someone. Returns inputs of calls about them, for the test of who may make them. */
export async function inputsOfOwned(
  world: World,
  owned: Owned,
): Promise<Record<string, Record<string, unknown>>> {
  return {
    ...(await ofInterview(world, owned)),
    ...(await ofMessages(world, owned)),
    ...(await ofPrograms(world, owned)),
    ...(await ofPipeline(world, owned)),
    ...(await ofJob(world, owned)),
    ...(await ofRounds(world, owned)),
    ...(await ofReview(world, owned)),
    ...(await ofHeldRounds(world, owned)),
    ...(await ofRecording(world, owned)),
    ...(await ofOffer(world, owned)),
  };
}

async function ofInterview(world: World, { employer, candidate, applicationId }: Owned) {
  const request = { applicationId, kinds: ['breaks' as const] };
  expectSuccess(await world.call(makeRequest, request, candidate.token));
  const asked = await world.call(getRequests, { applicationId }, employer.token);
  const { requestId } = expectSuccess(asked).requests[0]!;
  const questionId = '00000000-0000-4000-8000-000000000000';
  return {
    'interview/makeRequest': request,
    'interview/getMyRequests': { applicationId },
    'interview/getRequests': { applicationId },
    'interview/answerRequest': { requestId, granted: true },
    'interview/moveOpening': { applicationId, date: world.clock.now().getTime() },
    'interview/beginAnswer': { applicationId, questionId, recordingId: questionId, videoOffsetSeconds: 0 },
    'interview/writeAnswer': { applicationId, questionId, text: 'Mine now' },
    'privacy/requestErasure': { applicationId, atOnce: true },
    'privacy/cancelErasure': { applicationId },
    'privacy/getErasure': { applicationId },
    'privacy/setHold': { applicationId, reason: 'Mine now' },
    'privacy/liftHold': { applicationId },
  };
}

async function ofMessages(world: World, { employer, candidate, applicationId }: Owned) {
  const message = { applicationId, text: 'Mine now' };
  const sent = expectSuccess(await world.call(sendMessage, message, candidate.token));
  const template = { name: 'Mine', text: 'Mine now' };
  const saved = expectSuccess(await world.call(saveMessageTemplate, template, employer.token));
  return {
    'interview/getMessages': { applicationId },
    'interview/sendMessage': message,
    'interview/readMessages': { applicationId, ...sent },
    'interview/muteMessages': { applicationId, isMuted: true },
    'company/getMessageTemplates': { applicationId },
    'company/saveMessageTemplate': { ...template, ...saved },
    'company/deleteMessageTemplate': saved,
  };
}

/** For a webhook with one delivery, and for an API token. */
async function ofPrograms(world: World, { employer: { token } }: Owned) {
  // Nothing listens there.
  const settings = { address: 'http://127.0.0.1:9/', events: ['report.ready' as const] };
  const { _id: webhookId } = expectSuccess(await world.call(saveWebhook, settings, token));
  expectSuccess(await world.call(testWebhook, { webhookId }, token));
  const { deliveries } = expectSuccess(await world.call(getDeliveries, { webhookId }, token));
  const deliveryId = deliveries[0]!._id;
  const made = await world.call(makeToken, { name: 'Mine', scopes: ['jobs:read'], expires: null }, token);
  return {
    'company/saveWebhook': { webhookId, ...settings },
    'company/rotateWebhookSecret': { webhookId },
    'company/deleteWebhook': { webhookId },
    'company/testWebhook': { webhookId },
    'company/getDeliveries': { webhookId },
    'company/getDelivery': { deliveryId },
    'company/replayDelivery': { deliveryId },
    'company/endToken': { tokenId: expectSuccess(made)._id },
  };
}

async function ofPipeline(world: World, { employer, candidate, job, applicationId }: Owned) {
  const view = { name: 'Mine now', list: 'review' as const, query: 'stage=review', isShared: true };
  const { viewId } = expectSuccess(await world.call(saveView, view, employer.token));
  const jobId = job.id;
  const compared = { jobId, applicationIds: applicationId };
  const [question] = await interviewQuestions(world.ctx.db, jobId);
  const { answerId, questionId } = await answerOpenly(world, { job, employer }, 'Ann Open', 'It is one.');
  const ofQuestion = { jobId, questionId };
  const ofAnswer = { ...ofQuestion, answerId };
  return {
    'interview/getComparison': compared,
    'interview/compareAnswers': { ...compared, questionId: question!.id },
    'interview/getQuestionsToReview': { jobId },
    'interview/getQuestionReview': ofQuestion,
    'interview/getAnswerToReview': ofAnswer,
    'interview/giveGrade': { ...ofAnswer, grade: 1 },
    'interview/undoGrade': ofAnswer,
    'interview/keepAcceptedAnswer': { ...ofQuestion, text: 'It keeps its variables.' },
    'interview/getReviewQueue': { jobId },
    'interview/getInsights': { jobId },
    'company/getQuestionFigures': { jobId },
    'company/getQuestion': { questionId },
    'company/changeQuestion': { questionId },
    'interview/getPerson': { candidateId: candidate.id },
    'company/saveView': { viewId, ...view },
    'company/removeView': { viewId },
  };
}

/** For a round to which someone is invited. */
async function ofHeldRounds(world: World, { employer, job: { id: jobId }, applicationId: reviewed }: Owned) {
  const process = { rounds: 2, communicationMode: { First: 'AI Interview', Second: 'Zoom' } };
  const job = await postJob(world, employer, { process });
  const candidate = await world.candidate('Hedy Held');
  const applicationId = await beReviewed(world, job, employer, candidate);
  const invitation = { applicationIds: [applicationId], round: 2 };
  const { results } = expectSuccess(await world.call(inviteToRound, invitation, employer.token));
  const roundId = results[0]!.roundId!;
  const startsAt = new Date(world.clock.now().getTime() + DAY_MS).toISOString();
  return {
    'rounds/getFreeTimes': { jobId, round: 2 },
    'rounds/inviteToRound': invitation,
    'rounds/getRounds': { applicationId: reviewed },
    'rounds/moveRound': { roundId, startsAt },
    'rounds/changeRound': { roundId, place: 'Mine now' },
    'rounds/cancelRound': { roundId },
    'rounds/getRound': { roundId },
    'rounds/chooseRoundTime': { roundId, startsAt },
    'rounds/cancelOwnRound': { roundId },
  };
}

/** For another person, who is further along than the candidate of these tests. */
async function ofOffer(world: World, { employer, job }: Owned) {
  const candidate = await world.candidate('Olive Offered');
  const applicationId = await beInterviewed(world, job, employer, candidate);
  const offer = { applicationId, ...offerTerms(world) };
  const { offerId } = expectSuccess(await world.call(makeOffer, offer, employer.token));
  return {
    'offers/previewOffer': offer,
    'offers/makeOffer': offer,
    'offers/getOffers': { applicationId },
    'offers/withdrawOffer': { offerId },
    'offers/closeJobAfterOffer': { offerId },
    'offers/dismissClosing': { offerId },
    'interview/getSources': { jobId: job.id },
  };
}

async function ofJob(world: World, { employer: { token }, job: { id: jobId } }: Owned) {
  const saved = await world.call(saveTemplate, { jobId, name: 'Mine' }, token);
  const { templateId } = expectSuccess(saved);
  const invited = { jobId, kind: 'apply' as const, people: [{ email: 'invited@example.org' }] };
  expectSuccess(await world.call(inviteCandidates, invited, token));
  const { invitations } = expectSuccess(await world.call(getCandidateInvitations, { jobId }, token));
  const { invitationId } = invitations[0]!;
  const watcher = await world.candidate('Wanda Watcher');
  expectSuccess(await world.call(createJobAlert, {}, watcher.token));
  const { alerts } = expectSuccess(await world.call(getJobAlerts, {}, watcher.token));
  const { text } = expectSuccess(await world.call(exportQuestions, { jobId }, token));
  return {
    'jobs/exportQuestions': { jobId },
    'jobs/importQuestions': { jobId, text },
    'jobs/draftQuestions': { jobId, kind: 'skill' },
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
    'jobs/deleteJobAlert': { alertId: alerts[0]!.alertId },
  };
}

/** For how the rounds of a job are held, and for a kit. */
async function ofRounds(world: World, { employer: { token }, job: { id: jobId } }: Owned) {
  const levels: [string, string, string, string] = ['One', 'Two', 'Three', 'Four'];
  const kit = { criteria: [{ id: 'mine', title: 'Mine', ask: 'Whose?', levels }] };
  const { kitId } = expectSuccess(await world.call(saveKit, { name: 'Mine', kit }, token));
  return {
    'jobs/getRoundPlans': { jobId },
    'jobs/saveRoundPlan': { jobId, round: 2, minutes: 45 },
    'company/saveKit': { kitId, name: 'Mine now', kit },
    'company/deleteKit': { kitId },
  };
}

async function ofReview(world: World, { employer, applicationId, job }: Owned) {
  const startsAt = world.clock.now();
  const roundId = await makeRound(world.ctx.db, world.clock.now(), {
    applicationId,
    memberIds: [employer.id],
    startsAt,
  });
  const levels = KIT.criteria.map(({ id }) => ({ criterionId: id, level: 2 }));
  return {
    'company/addNote': { applicationId, text: 'Mine now' },
    'company/getNotes': { applicationId },
    'company/submitScorecard': { applicationId, overall: 1, reason: 'Mine now' },
    'company/getScorecards': { applicationId },
    'company/setBlindReview': { jobId: job.id, isBlind: true },
    'rounds/getRoundInterview': { roundId },
    'rounds/sendRoundCard': { roundId, levels, overall: 1, reason: 'Mine now' },
    'rounds/getRoundReport': { applicationId },
    'rounds/getRaters': { jobId: job.id },
  };
}

async function ofRecording(world: World, { employer, applicationId }: Owned) {
  // Not the second round, because other calls are about that one.
  const round = { applicationId, memberIds: [employer.id], startsAt: null, round: 6 };
  const roundId = await makeRound(world.db, world.clock.now(), round);
  return {
    'rounds/getRoundRecording': { roundId },
    'rounds/removeRoundRecording': { roundId },
    'rounds/getRecordingConsent': { roundId },
    'rounds/setRecordingConsent': { roundId, agrees: true },
  };
}
