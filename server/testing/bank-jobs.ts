import { findFollowUps } from '#contract/interview/follow-ups.ts';
import { submitInterview } from '#contract/interview/interview.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { getInterviewQuestions } from '#contract/account/master.ts';
import { beScheduled, giveConsent, postInterviewJob, speak } from './interviews.ts';
import { type MadeJob, skillId } from './jobs.ts';
import { readVoice } from './voices/voices.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** A published job with this many questions from the JavaScript bank, with follow-ups unless they are off. */
export async function jobFromBank(
  world: World,
  employer: Person,
  spoken: number,
  followUps = true,
): Promise<MadeJob> {
  const id = await skillId(world, 'JavaScript');
  const bank = expectSuccess(await world.call(getInterviewQuestions, { skill0: id }, employer.token));
  const made = await postInterviewJob(world, employer, {
    skillBasedQuestion: bank.masterSkillBasedQuestion
      .slice(0, spoken)
      .map(({ _id, answer }) => ({ skillId: id, questionId: _id, answer })),
    skillBasedCustomeQuestion: [],
  });
  const process = {
    rounds: '1' as const,
    communicationMode: {},
    tips: { tip: 'false' as const, tipText: '' },
  };
  const settings = { followUps };
  expectSuccess(
    await world.call(submitInterviewProcess, { ...process, jobId: made.id, settings }, employer.token),
  );
  expectSuccess(await world.call(publishJob, { jobId: made.id, isUpdate: 'YES' }, employer.token));
  return made;
}

/**
 * A submitted interview in which the answer about closures lacks ideas, and the follow-up is answered with this
 * recording.
 */
export async function takeFollowUp(
  world: World,
  employer: Person,
  { name, voice }: { name: string; voice: string },
): Promise<{ candidate: Person; applicationId: string }> {
  const job = await jobFromBank(world, employer, 1);
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('closures-wrong.wav'));
  await world.settle();
  const [followUp] = expectSuccess(
    await world.call(findFollowUps, { applicationId }, candidate.token),
  ).followUps;
  await speak(world, candidate, applicationId, followUp!.ordinal, readVoice(voice));
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  return { candidate, applicationId };
}
