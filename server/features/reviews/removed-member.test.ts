import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '#contract/company-members.ts';
import { addNote, getNotes, getScorecards, submitScorecard } from '#contract/company-reviews.ts';
import { getFeedback } from '#contract/interview.ts';
import { markAnswer } from '#contract/review.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('notes, scorecards and verdicts of a member who is removed stay', async () => {
  const owner = await world.employer('Olga Stays');
  const job = await postInterviewJob(world, owner);
  const { applicationId, mcqId } = await takeInterview(
    world,
    { job, owner },
    { name: 'Cara Candidate', choice: MCQ.answer },
  );
  const member = await joinCompany(world, owner, { name: 'Remo Removed', memberRole: 'recruiter' });
  expectSuccess(await world.call(addNote, { applicationId, text: 'A good one.' }, member.token));
  const card = { applicationId, overall: 4 as const, reason: 'Very good.' };
  expectSuccess(await world.call(submitScorecard, card, member.token));
  const mark = { applicationId, questionId: mcqId, verdict: 'Incorrect' as const, reason: 'Guessed.' };
  expectSuccess(await world.call(markAnswer, mark, member.token));

  expectSuccess(await world.call(removeMember, { memberId: member.id }, owner.token));
  const { notes } = expectSuccess(await world.call(getNotes, { applicationId }, owner.token));
  expect(notes).toMatchObject([{ by: 'Remo Removed', text: 'A good one.' }]);
  const { others } = expectSuccess(await world.call(getScorecards, { applicationId }, owner.token));
  expect(others).toMatchObject([{ by: 'Remo Removed', overall: 4, reason: 'Very good.' }]);
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))!;
  expect(JSON.stringify(report)).toContain('Guessed.');
});
