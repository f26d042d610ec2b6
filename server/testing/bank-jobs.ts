import { submitInterviewProcess } from '#contract/job-steps.ts';
import { publishJob } from '#contract/jobs.ts';
import { getInterviewQuestions } from '#contract/master.ts';
import { postInterviewJob } from './interviews.ts';
import { type MadeJob, skillId } from './jobs.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** A posted job that asks this many questions of the bank on JavaScript, with follow-ups unless they are off. */
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
